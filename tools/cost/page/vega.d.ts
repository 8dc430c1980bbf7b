import 'vega';

declare module 'vega' {
  /** How wide texts are; replaced where there is no canvas to measure them with. */
  export const textMetrics: { width: (item: { readonly fontSize?: number }, text: string) => number };
}
