import 'vega';

declare module 'vega' {
  /** Measures text widths; replaced when no canvas is available. */
  export const textMetrics: { width: (item: { readonly fontSize?: number }, text: string) => number };
}
