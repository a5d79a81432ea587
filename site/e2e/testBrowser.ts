/** To draw each frame of a ride takes more of the processor than all else that most tests do. */
const AT_ONCE = '--disable-smooth-scrolling';

/** The Chromium of all tests, and how it is started. */
export const TEST_BROWSER = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-sync',
    AT_ONCE,
    // Chromium without a window would place letters otherwise than with one.
    '--font-render-hinting=slight',
  ],
};

/** The same for tests of how the page rides to a place, and of when it must not. */
export const RIDING_BROWSER = {
  ...TEST_BROWSER,
  args: TEST_BROWSER.args.filter((arg) => arg !== AT_ONCE),
};
