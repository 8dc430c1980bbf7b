/* Building blocks for the JSON schemas of models’ answers. */

export const TEXT = { type: 'string' } as const;

/** An object in which every property is required, as demanded by strict structured output. */
export const objectOf = <Properties extends object>(properties: Properties) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

export const listOf = <Items extends object>(items: Items) => ({ type: 'array', items });
