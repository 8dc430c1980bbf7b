import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { endedTrouble, type OptionsTrouble as Trouble } from '#web/data/publishing/post-options.ts';
import { OptionsTrouble } from '#web/features/publishing/options-trouble.tsx';

const nothing = (): void => {};

describe('when the choices can’t be read', () => {
  const box = (trouble: Trouble, hasStopped = false): string =>
    renderToStaticMarkup(
      createElement(
        MemoryRouter,
        null,
        createElement(OptionsTrouble, { trouble, hasStopped, isAsking: false, onAskAgain: nothing }),
      ),
    );

  it('a link to Settings is shown instead of Try Again if the connection has ended', () => {
    const html = box(endedTrouble('marasowls'));
    expect(html).toMatch(/<a href="\/dashboard\/settings#connections"[^>]*>Reconnect it in Settings<\/a>/u);
    expect(html).not.toContain('Try Again');
  });

  it('Try Again is shown only where it can help', () => {
    const trouble = { words: 'No.', stopped: 'Nothing was sent.' };
    expect(box({ ...trouble, remedy: 'ask again' })).toContain('Try Again');
    expect(box({ ...trouble, remedy: 'none' })).not.toMatch(/Try Again|href/u);
  });

  it('the reason is focused once Publish has been pressed', () => {
    const { stopped } = endedTrouble('marasowls');
    const focusable = new RegExp(
      String.raw`<p(?= [^>]*tabindex="-1")(?= [^>]*data-problem)[^>]*>${stopped}`,
      'u',
    );
    expect(box(endedTrouble('marasowls'), true)).toMatch(focusable);
    expect(box(endedTrouble('marasowls'))).not.toContain('data-problem');
  });
});
