/** The Chromium of all tests, and how it is started. */
export const TEST_BROWSER = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-sync',
    '--disable-smooth-scrolling',
    // Chromium without a window would place letters otherwise than with one.
    '--font-render-hinting=slight',
  ],
};
