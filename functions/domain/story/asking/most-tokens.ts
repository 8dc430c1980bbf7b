/**
 * The longest answer that a model may give, in tokens: a 400-word story in 27 scenes with their pictures, a cast of
 * six and eight facts takes about 3,000. This also caps what a rambling model can cost.
 */
export const MOST_ANSWER_TOKENS = 4_000;
