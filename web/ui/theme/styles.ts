import './tokens.css';
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './base.css';
import './controls.css';
import './overlays.css';
