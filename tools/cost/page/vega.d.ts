import 'vega';

declare module 'vega' {
  /** Measures text widths; we replace it where there is no canvas. */
  export const textMetrics: { width: (item: { readonly fontSize?: number }, text: string) => number };
}
