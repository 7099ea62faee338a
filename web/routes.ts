import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every screen and its full path. A screen is listed once it exists. */
export default [
  layout('screens/public/public-layout.tsx', [index('screens/public/landing-screen.tsx')]),
  layout('screens/candidate/candidate-shell.tsx', [route('home', 'screens/candidate/home-screen.tsx')]),
] satisfies RouteConfig;
