declare module 'hyphen/*/index.js' {
  const language: {
    /** The text with a soft hyphen, or `hyphenChar`, wherever a word may be cut. */
    readonly hyphenateSync: (
      text: string,
      options?: { readonly hyphenChar?: string; readonly minWordLength?: number },
    ) => string;
  };
  export default language;
}
