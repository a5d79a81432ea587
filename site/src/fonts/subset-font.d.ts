/** The part of subset-font 2.9 in use. The package has no types. */
declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'woff2' | 'sfnt';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    /** A number pins the axis; a range cuts it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
