/** subset-font 2.9 doesn't ship types. These are the parts we use. */
declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'woff2' | 'sfnt';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    /** A number pins the axis, and a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
