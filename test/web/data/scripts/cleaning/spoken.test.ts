import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

describe('text that only looks unspoken in a pasted script', () => {
  it.each([
    'Me: I’ll go to bed early.\nMy brain: Remember 2011?\nMe: No.\nMy brain: Let’s watch it.',
    'Ich: Ich gehe ins Bett.\nMein Gehirn: Weißt du noch?\nIch: Nein.\nMein Gehirn: Schauen wir es an.',
    'Moi : je dors.\nMon cerveau : tu te souviens ?\nMoi : non.\nMon cerveau : regardons.',
    'Yo: hoy duermo.\nMi cerebro: ¿te acuerdas?\nYo: no.\nMi cerebro: vamos a verlo.',
    'POV: you wake up in 1348.\n\nPOV: your neighbour has a cough.',
    'WARNING: do not open this.\n\nWARNING: I mean it.\n\nYou opened it.',
    'STEP 1: Find the box.\nSTEP 2: Too late.\nSTEP 3: Run.',
    'Expectation: I’d be rich.\nReality: I own a goat.\nExpectation: I’d travel.\nReality: The goat does.',
    'Great ideas come at night. Here is a script of how mine came:\n\nI woke up at three.',
    'What a great question! Here is the answer nobody gives you.\n\nIt was never the money.',
    'I love this story! Here is the version nobody tells.\n\nHe never left the island.',
    'I’ll write this in a calm tone, because my hands shake.\n\nThe first letter came in May.',
    'Perfecto, pensé. Aquí termina el texto de mi vida.\n\nNo terminó.',
    'Style: it’s what you leave out.\n\nMood: it’s what you let in.',
    'Status: missing\nDate: May 4, 1979\n\nThat’s all the police file says about Anna.',
    'Datum: 4. Mai\nOrt: Berlin\n\nEin Mann verschwindet. Niemand sucht ihn.',
    'STORY\n\nEvery one of us has one. Mine is short.\nIt ends here.',
    'Notes: I take them everywhere.\n\nOn napkins.\n\nOn my arm.',
    '🎥 The camera never lies.\n🎤 The microphone does.\n💡 The light decides.',
    '🔊 It was loud.\n🔊 It was louder.\n📷 It was bright.\n📷 It was brighter.',
    'Half a cup of milk (1/2)\n\nA third of a cup of sugar (1/3)\n\nMix it well.',
    '3/12\n\nI walked.\n\n4/12\n\nI ran.',
    'Fin del hilo de Ariadna: Teseo sale del laberinto.\n\nY la abandona.',
    'Hello everyone! Welcome back.\n\nToday I’m reading you a letter:\n\nDear John, it’s over.\n\nBest,\nMary\n\nThat was it.',
    'Could you live there? I couldn’t.\n\nThanks for watching!',
    'Dime si te atreverías.\n\nDime si quieres la segunda parte.',
    'KEYWORDS\nare what the search engine wants. At 3:45\nI gave up.',
    'KÜCHE – LEER – TAG EINS\n\nNiemand hat hier gekocht. Der Herd ist kalt.',
    'Transkript der letzten Nachricht: Ich komme heim.\n\nEr kam nie.',
    'Duración: un segundo.\nEstilo: ninguno.\n\nAsí fue mi carrera.',
    'Il m’a dit : son secret, c’est le silence.\n\nSon : rien. Lumière : rien.',
  ])('stays: %s', (text) => expect(cleanScript(text)).toEqual({ text, taken: {} }));

  it('is kept even if it follows notes or is next to labels and thanks', () => {
    const notes = 'Two things.\n\nA shoe.\n\n**Notes:**\n- Pause here.\n\nNobody knew who.';
    expect(cleanScript(notes).text).toBe('Two things.\n\nA shoe.\n\nNobody knew who.');
    const tagged = 'VO: It was dark.\n**Hashtags:** #lamp\n\nVO: Then light.';
    expect(cleanScript(tagged).text).toBe('It was dark.\n\nThen light.');
    const dialogue = 'Son: Dad, why?\nNarrator: He had waited.\nFather: It is sad.\nSon: No it isn’t';
    expect(cleanScript(dialogue).text).toBe('Dad, why?\nHe had waited.\nIt is sad.\nNo it isn’t');
    const thanks = 'Hi Al,\n\nhere is the text:\n\nIt said: run.\n\nThanks!\n\nThat is all it said. I ran.';
    expect(cleanScript(thanks).text).toBe('It said: run.\n\nThanks!\n\nThat is all it said. I ran.');
  });

  it.each(['Old man', 'Alter Mann', 'Le vieux', 'La mujer'])('loses every label in a dialogue: %s', (name) =>
    expect(cleanScript(`Anna: It was dark.\n${name}: Why?\nAnna: The lamp.\n${name}: Oh.`).text).toBe(
      'It was dark.\nWhy?\nThe lamp.\nOh.',
    ),
  );
});
