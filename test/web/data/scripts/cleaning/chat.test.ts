import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

const SPOKEN = 'It was dark in the old house.\n\nThen the lamp went out again.';

const OPENINGS = [
  'Sure 👍 Here’s a script ready to record:',
  'Love this idea! Here’s a 30-second script:',
  'This is a great topic for a channel! Here is a script optimized for retention:',
  'Perfekt 🙌 Hier ist dein Skript:',
  'Tolle Idee! Hier ist dein Skript für TikTok:',
  'Das ist ein spannendes Thema! Hier kommt ein Skript:',
  'Parfait 👍 Voici un script prêt à tourner :',
  'Excellente idée ! Voici le script :',
  'C’est une excellente idée de vidéo ! Voici une structure dynamique pour capter l’attention.',
  '¡Excelente idea! Aquí tienes el guion:',
  'Me encanta la idea 😍 Aquí tienes un guion listo para grabar:',
];

const NOTES = [
  '**A few notes:**',
  '**Why this works:**',
  '### **Key Elements for Success:**',
  'Notes:',
  '**Anmerkungen:**',
  '**Warum das funktioniert:**',
  '**Quelques remarques :**',
  '**Pourquoi ça marche :**',
  'Notas:',
  '**Por qué funciona:**',
];

const FACTS = [
  '**Target Length:** 35 seconds\n**Style:** Fast-paced',
  '*Länge: ca. 45 Sekunden · Ton: ruhig, leicht unheimlich*',
  'Sendung: Wissen kurz\nBeitrag: Das leiseste Zimmer',
  'Erstellt: 4. Februar 2025 10:12\nStatus: In Arbeit\nPlattform: TikTok',
  'STORYBOARD – « La lampe »\nDurée totale : 45 s',
  '**Durée :** 40 s\n**Ton :** mystérieux',
  'Duración estimada: 40 segundos\nEstilo: documental',
  'Last edited: 3 days ago by Kayla\nStatus: In review',
  '🎬 **YouTube Short Script: "The Lamp"**',
];

describe('a chatbot’s answer', () => {
  it.each(OPENINGS)('loses its introduction: %s', (opening) =>
    expect(cleanScript(`${opening}\n\n${SPOKEN}`).text).toBe(SPOKEN),
  );

  it.each(NOTES)('loses its notes: %s', (notes) =>
    expect(
      cleanScript(
        `# The Lamp\n\n${SPOKEN}\n\n---\n\n${notes}\n\n- The date isn’t certain.\n- Pause before the end.`,
      ).text,
    ).toBe(SPOKEN),
  );

  it.each(FACTS)('loses remarks about the script above it: %s', (facts) =>
    expect(cleanScript(`${facts}\n\n${SPOKEN}`).text).toBe(SPOKEN),
  );

  it('loses a remark and a title in bold below its introduction', () => {
    const remark = 'I’ll write this in a calm tone, since the story does the work.\n\n# The Lamp';
    expect(cleanScript(`${remark}\n\n${SPOKEN}`).text).toBe(SPOKEN);
    expect(cleanScript(`Aquí va una propuesta de guion:\n\n**El faro que se mudó**\n\n${SPOKEN}`).text).toBe(
      SPOKEN,
    );
  });

  it('loses remarks about the script below it', () => {
    const facts = 'Wortzahl: 12\nDauer: ca. 8 Sekunden\nStimmung: trocken';
    expect(cleanScript(`Alles klar! Hier ist der Sprechertext:\n\n${SPOKEN}\n\n---\n${facts}`).text).toBe(
      SPOKEN,
    );
  });

  it('is picked up again below a divider that follows its notes', () => {
    const notes = `${SPOKEN}\n\n**Notes:**\n- Slowly.\n\n---\n\nThe end was near.`;
    expect(cleanScript(notes).text).toBe(`${SPOKEN}\n\nThe end was near.`);
  });
});

describe('a script with labels', () => {
  it.each(
    `ATMO: Stadtlärm|Son : horloge|SON: horloge|Geräusch: Schritte|O-TON: Musik|FX: thunder|Sonido: lluvia|Bruitage : pluie|TEXT: DARK
Text im Bild: DUNKEL|Texte à l’image : NOIR|Rótulo: OSCURO|Overlay: DARK|Untertitel: DUNKEL|Transition: whip pan|Übergang: Schnitt|Emotion: sad
#️⃣ **Hashtags :** #lamp #dark`.split(/[|\n]/u),
  )('loses lines that aren’t spoken: %s', (line) =>
    expect(
      cleanScript(
        `VIDEO: A lamp\nVO: It was dark in the old house.\n${line}\n\nVIDEO: A house\nVO: Then the lamp went out again.`,
      ).text,
    ).toBe(SPOKEN),
  );

  it.each(['🎥🗣️', '🎬🎤', '📷🔊'])('may have emoji as labels: %s', (emoji) => {
    const [seen, said] = [Array.from(emoji)[0], Array.from(emoji).slice(1).join('')];
    const text = `${seen} A lamp\n${said} "It was dark."\n${seen} *A house*\n${said} "Then light."`;
    expect(cleanScript(text).text).toBe('It was dark.\nThen light.');
  });

  it.each([
    '*(beat)*',
    '**(beat)**',
    '_(beat)_',
    '*[pausa breve]*',
    '**[Kurze Pause]**',
    '*(risas)*',
    '***(un temps)***',
  ])('also loses the asterisks around %s', (direction) => {
    expect(cleanScript(`It was dark. ${direction} Then light.`).text).toBe('It was dark. Then light.');
    expect(cleanScript(`It was dark. *(beat) Then light.*`).text).toBe('It was dark. Then light.');
  });

  it('may have numbered headings with times, and parts in capitals', () => {
    expect(
      cleanScript(
        '**1. L’accroche (0:00 - 0:05)**\nIl fait noir.\n\n**2. La chute (0:05 - 0:09)**\nPuis la lumière.',
      ).text,
    ).toBe('Il fait noir.\n\nPuis la lumière.');
    expect(cleanScript('COLD OPEN\nIt was dark.\n\nSTORY\nThen light.\n\nPAYOFF\nThe end.').text).toBe(
      'It was dark.\n\nThen light.\n\nThe end.',
    );
  });
});
