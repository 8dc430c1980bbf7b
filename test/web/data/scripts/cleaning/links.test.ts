import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

describe('the links in a pasted script', () => {
  it.each([
    ['with an address', 'See [the old map](https://a.example) now.', 'See the old map now.'],
    ['with a number', 'See [this][1].\n\n[1]: https://b.example', 'See this.'],
    ['whose addresses stand above', '[the map]: /map.html "A map"\n\nSee [The Map] now.', 'See The Map now.'],
    ['with an empty label', 'See [the map][] now.\n\n[the map]: <https://a.example/x y>', 'See the map now.'],
    ['whose addresses were not copied', 'See [this][2] and that [citation needed][3].', 'See this and that.'],
    ['with brackets in the address', 'See [this](https://a.example/A_(b)) now.', 'See this now.'],
    ['with brackets in the words', 'See [the [old] map](https://a.example) now.', 'See the map now.'],
    ['that are pictures', 'It was [![dark](b.png)](https://a.example) here.', 'It was here.'],
    ['in angle brackets', 'See <https://a.example> now.', 'See https://a.example now.'],
    ['in a quotation', '“See [the map of it](https://a.example).”', '“See the map of it.”'],
  ])('%s keep their words', (_, pasted, spoken) => expect(cleanScript(pasted).text).toBe(spoken));

  it.each([
    ['by number', 'It was dark.[^1]\n\n[^1]: A note.', 'It was dark.'],
    [
      'by name, over several lines',
      'It was dark.[^n] Then light.\n\n[^n]: A note.\n    More of it.\n\nThe end.',
      'It was dark. Then light.\n\nThe end.',
    ],
    ['within the line', 'It was dark.^[A note.] Then light.', 'It was dark. Then light.'],
    ['in a list of sources', 'It was dark [1].\n\n[1] https://a.example/x', 'It was dark.'],
  ])('are removed if they lead to footnotes %s', (_, pasted, spoken) =>
    expect(cleanScript(pasted).text).toBe(spoken),
  );

  it('don’t include an editor’s additions to a quotation', () => {
    const text = 'He wrote: “The King [he is not even named] may keep the horses.”';
    expect(cleanScript(text)).toEqual({ text, taken: {} });
  });
});
