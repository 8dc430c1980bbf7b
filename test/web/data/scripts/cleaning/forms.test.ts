import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

const [DARK, OUT] = ['It was dark in the old house.', 'Then the lamp went out again.'];
const SPOKEN = `${DARK}\n\n${OUT}`;

describe('a pasted e-mail', () => {
  it.each([
    [
      'Hey Chris,',
      'Hope you’re well! Legal signed off, so this is the final copy for the spot:',
      'Could you send me a first cut by Thursday?\n\nThanks so much,\nOlivia\n\nOlivia Grant | Fernhaus',
    ],
    ['Hi Ben,', 'Hope all is well!\n\nHere’s the approved copy:', 'Many thanks in advance,\n\nRita Moss'],
    [
      'Hallo Timo,',
      'hier wie besprochen der finale Sprechertext:',
      'Könnt ihr mir die Aufnahme bis Freitag schicken?\n\nDanke euch und\nVG Ole',
    ],
    ['Moin Timo,', 'anbei der Sprechertext:', 'LG Katrin'],
    [
      'Bonjour Mathieu,',
      'J’espère que tu vas bien. Voici le texte validé :',
      'Tu peux me renvoyer l’audio avant lundi ?\n\nMerci d’avance et bonne soirée,\n\nCamille',
    ],
    [
      'Hola, Pablo:',
      'Te paso la locución definitiva:',
      '¿Me puedes mandar el audio el lunes?\n\nMuchas gracias y un saludo,\nLucía',
    ],
  ])('loses the text around the script: %s', (greeting, handing, end) =>
    expect(cleanScript(`${greeting}\n\n${handing}\n\n${SPOKEN}\n\n${end}`).text).toBe(SPOKEN),
  );

  it.each([
    'From: Rita\nSent on: Friday, 7 March 2025\nTo: Ben\nSubject: VO',
    'Gesendet am: Montag, 3. März 2025\nVon: Ole\nAn: Studio\nBetreff: Text',
    'De : Camille\nEnvoyé le : jeudi 6 février 2025\nÀ : studio\nObjet : Texte',
    'De: Lucía\nEnviado el: lunes, 3 de marzo de 2025\nPara: Pablo\nAsunto: RE: Locución',
  ])('loses its headers: %s', (headers) => expect(cleanScript(`${headers}\n\n${SPOKEN}`).text).toBe(SPOKEN));
});

describe('a pasted screenplay', () => {
  it.each(
    `SÉQUENCE 2 - INT. BOULANGERIE - AUBE|SCENE 2 - INT. BAKERY - DAWN|SCÈNE 2. INT. BOULANGERIE|ESCENA 2. INT. CASA - NOCHE
BILD 4 - INNEN - KÜCHE - TAG|KÜCHE – INNEN – TAG|INTERIEUR JOUR. CUISINE`.split(/[|\n]/u),
  )('may start with its location: %s', (setting) =>
    expect(cleanScript(`${setting}\n\nRain falls.\n\nSIMONE\n${DARK}\n\nKARIM (OFF)\n${OUT}`).text).toBe(
      SPOKEN,
    ),
  );

  it.each([
    'Written by\nJ. R. Halloway',
    'Drehbuch von Anna Berg',
    'Écrit par\nLuc Petit',
    'Escrito por Ana Ruiz',
  ])('may have a title page: %s', (author) =>
    expect(
      cleanScript(
        `THE LONG WAY DOWN\n${author}\n\nFADE IN:\n\nINT. HOUSE - NIGHT\n\nANN\n${DARK}\n\nCONTINUED:     2.\n\nTOM\n${OUT}`,
      ).text,
    ).toBe(SPOKEN),
  );
});

describe('a pasted transcript', () => {
  it.each([
    ['Intervenant 1 (00:00:03)', 'Intervenant 2 (00:00:09)'],
    ['Anna Weiss (0:03)', 'Tom Becker (0:09)'],
    ['Anna Weiss [00:00:03]', 'Tom Becker [00:00:09]'],
    ['Anna Weiss - 00:00:03', 'Tom Becker - 00:00:09'],
    ['00:00:03 Sprecher 1', '00:00:09 Sprecher 2'],
  ])('loses the lines above each spoken passage: %s', (one, other) =>
    expect(cleanScript(`${one}\n${DARK}\n\n${other}\n${OUT}\n\n${one}\nWhy?\n\n${other}\nNo.`).text).toBe(
      `${SPOKEN}\n\nWhy?\n\nNo.`,
    ),
  );

  it.each([
    ['Transcript\nSearch in video', 'English (auto-generated)'],
    ['Transkript\nIm Transkript suchen', 'Deutsch (automatisch erzeugt)'],
    ['Transcription\nRechercher dans la transcription', 'Français (générés automatiquement)'],
    ['Transcripción\nBuscar en la transcripción', 'Español (generados automáticamente)'],
  ])('loses YouTube’s panel text, chapters and timestamps: %s', (above, below) =>
    expect(
      cleanScript(
        `${above}\n\nFirst Things\n0:00\nit was dark\n0:03\nthen light came\n0:06\nand it was over\n\n${below}`,
      ).text,
    ).toBe('it was dark\nthen light came\nand it was over'),
  );

  it('loses names above its timestamps', () =>
    expect(cleanScript(`Jun Park\n12:04\n${DARK}\nMia Sol\n12:09\nWhy?\nJun Park\n12:11\n${OUT}`).text).toBe(
      `${DARK}\nWhy?\n${OUT}`,
    ));

  it('loses Otter’s keywords and names', () =>
    expect(
      cleanScript(
        `SUMMARY KEYWORDS\ncoffee, roast\n\nSPEAKERS\nDana Whit, Marcus Oye\n\nDana Whit  00:04\n${DARK}\n\nMarcus Oye  00:11\n${OUT}`,
      ).text,
    ).toBe(SPOKEN));
});

describe('a pasted post', () => {
  it.each([
    ['numbers above its parts', `1/2\n${DARK}\n\n2/2\n${OUT}`],
    ['numbers before its words', `(1/3) ${DARK}\n\n(2/3) ${OUT}`],
    ['numbers after its words', `${DARK} (1/2)\n\n${OUT} (2/2)`],
    [
      'who posted it, and likes',
      `Maya Brandt\n@maya\n·\nMar 3\n${DARK} 🧵👇\n\n${OUT}\n\n1.2K\nReposts\n8,431\nLikes`,
    ],
    ['German likes', `Lena\n@lena\n·\n12. Mai\n${DARK}\n\n${OUT}\n\n2.310\nGefällt mir`],
    [
      'who posted it, and views',
      `Mia Sol\n@miasol\n${DARK}\n\n${OUT}\n\n10:12 AM · Mar 3, 2025 · 12.4K Views`,
    ],
    ['an end', `${DARK}\n\n${OUT}\n\nFin del hilo. Si te ha gustado, dale a RT.`],
    [
      'contents and shortcodes',
      `- [One](#one)\n- [Two](#two)\n\n{{< figure src="a.jpg" >}}\n\n${DARK}\n\n${OUT}`,
    ],
    [
      'captions',
      `![A lamp](a.png)\n*The lamp. Photo: me*\n\n${DARK}\n\n<figcaption>A house</figcaption>\n\n${OUT}`,
    ],
    ['buttons', `${DARK}\n\n${OUT}\n\nCompartir: Facebook WhatsApp\n\n*Abonnez-vous à la newsletter.*`],
  ])('loses %s', (_, pasted) => expect(cleanScript(pasted).text).toBe(SPOKEN));
});
