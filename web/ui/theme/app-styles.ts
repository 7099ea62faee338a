// Every component of the library, in its own order. The rules that styles.ts has already come again unchanged.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
