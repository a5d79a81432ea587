/**
 * What a visitor typed, trimmed, with its digits and marks as we write them: an Arabic or a full-width
 * keyboard has others, `٢٬٥٠٠٫٥٠` for `2,500.50`.
 */
export function plainDigits(typed: string): string {
  return (
    typed
      .trim()
      // In each of these blocks the last four bits are the digit.
      .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
  );
}
