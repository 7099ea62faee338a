// The styles of every page, including those without Mantine's components.
import './layers.css';
import './tokens.css';
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/newsreader/opsz.css';
import './fonts/fonts.css';
import './fonts/fallback.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './base.css';
import './controls.css';
import './overlays.css';
