/** The SVG picture that a stand-in shows for every account. */
export const ACCOUNT_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><circle cx="44" cy="44" r="44" fill="#8ab4ff"/></svg>`;
