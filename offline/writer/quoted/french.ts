import { FRENCH_TALES } from './french-tales.ts';
import type { QuotedBank } from './quoted-bank.ts';

export const FRENCH: QuotedBank = {
  requests: [
    /^(?:s(?:’|')il (?:te|vous) pla[iî]t,?\s+)?(?:peux-tu\s+|pouvez-vous\s+)?(?:écris|écrivez|écrire|raconte|racontez|raconter|crée|créez|fais|faites|génère|explique|expliquez|parle|imagine)(?:[- ](?:moi|nous))?\s+/iu,
    /^(?:(?:une?|l[ea]|petite?|courte?)\s+){0,3}(?:l(?:’|'))?(?:histoire|récit|conte|vidéo|narration)\s+(?:\p{L}+\s+){0,2}?(?:sur|à propos de|au sujet de|de|où|dans laquelle)\s+/iu,
    /^(?:sur|à propos de|au sujet de)\s+/iu,
  ],
  quote: (words) => `« ${words} »`,
  title: (words) => words,
  heroes: [
    { name: 'Jeanne Valmy', short: 'Jeanne', subject: 'elle', figure: 'woman' },
    { name: 'Étienne Moreau', short: 'Étienne', subject: 'il', figure: 'man' },
    { name: 'Claire Dumont', short: 'Claire', subject: 'elle', figure: 'woman' },
    { name: 'Lucien Perrot', short: 'Lucien', subject: 'il', figure: 'man' },
    { name: 'Madeleine Roux', short: 'Madeleine', subject: 'elle', figure: 'woman' },
    { name: 'Victor Lemaire', short: 'Victor', subject: 'il', figure: 'man' },
    { name: 'Sabine Laurent', short: 'Sabine', subject: 'elle', figure: 'woman' },
    { name: 'Paul Garance', short: 'Paul', subject: 'il', figure: 'man' },
  ],
  others: [
    { name: 'Odile Vasseur', short: 'Odile', subject: 'elle', figure: 'old woman' },
    { name: 'Simon Carpentier', short: 'Simon', subject: 'il', figure: 'old man' },
    { name: 'la docteure Rivière', short: 'la docteure', subject: 'elle', figure: 'woman' },
    { name: 'l’horloger Balthazar', short: 'l’horloger', subject: 'il', figure: 'old man' },
    { name: 'sœur Agathe', short: 'sœur Agathe', subject: 'elle', figure: 'nun' },
    { name: 'Gaspard Noël', short: 'Gaspard', subject: 'il', figure: 'man' },
  ],
  times: [
    'un soir de mars',
    'un mardi ordinaire',
    'peu avant l’aube',
    'au cœur de l’hiver',
    'la nuit de la panne',
    'un après-midi de brouillard',
    'le dernier jour de l’été',
  ],
  records: {
    General: ['le journal local', 'le livre d’or'],
    History: ['le registre de la paroisse', 'le fonds d’archives'],
    Science: ['le cahier de laboratoire', 'le relevé des mesures'],
    Technology: ['le journal du serveur', 'le rapport de panne'],
    Adventure: ['le journal de bord', 'le carnet du guide'],
    Mystery: ['le rapport de police', 'le registre de l’hôtel'],
  },
  scenery: {
    sea: {
      here: ['au bord de la mer', 'sur cette côte'],
      senses: ['Le vent sentait le sel.', 'Les vagues se brisaient encore et encore.'],
    },
    harbour: {
      here: ['dans le vieux port', 'près des quais'],
      senses: ['La brume entrait lentement.', 'Les mâts grinçaient dans le noir.'],
    },
    forest: {
      here: ['au fond de la forêt', 'parmi les pins'],
      senses: ['Les branches bougeaient sans vent.', 'Cela sentait la mousse et la fumée froide.'],
    },
    mountains: {
      here: ['là-haut, dans la montagne', 'au pied du col'],
      senses: ['L’air avait un goût de fer.', 'Chaque bruit revenait deux fois.'],
    },
    desert: {
      here: ['dans le désert', 'parmi les dunes'],
      senses: ['Le sable chantait en refroidissant.', 'La chaleur pliait l’horizon.'],
    },
    'city street': {
      here: ['dans une rue étroite', 'dans le vieux quartier'],
      senses: ['La pluie courait le long des fils.', 'Cela sentait le café et la pierre mouillée.'],
    },
    village: {
      here: ['au village', 'dans un village de quarante maisons'],
      senses: ['Un chien aboya, puis se ravisa.', 'Cela sentait le pain et la pluie.'],
    },
    castle: {
      here: ['dans le vieux château', 'derrière les murs du château'],
      senses: ['Les torches sifflaient au mur.', 'Le froid montait de la pierre.'],
    },
    library: {
      here: ['dans la vieille bibliothèque', 'entre les rayons'],
      senses: ['Cela sentait le cuir et le papier.', 'Une page tourna toute seule.'],
    },
    laboratory: {
      here: ['au laboratoire', 'dans un petit laboratoire'],
      senses: ['Un ventilateur bourdonnait.', 'Une lumière verte tremblait sur le verre.'],
    },
    station: {
      here: ['dans la vieille gare', 'sur le quai désert'],
      senses: ['Les rails chantaient avant le train.', 'Une horloge comptait les heures.'],
    },
    rooftop: {
      here: ['sur le toit', 'là-haut, sous les étoiles'],
      senses: ['La ville murmurait tout en bas.', 'Le vent tirait sur le linge.'],
    },
  },
  hooks: [
    '[Personne|Presque personne], {here}, ne parlait de {topic} [après la tombée du jour|à voix haute]. [Il y avait une raison|On avait ses raisons].',
    '{when}, quelqu’un écrivit {topic} [sur un mur|sur une porte|sur une vitre], {here}. [Nul ne vit la main|La peinture était déjà sèche].',
    'Tout commença avec {topic}. [C’est le seul point sur lequel tous s’accordent|Le reste vint après], {here}, {when}.',
    'Il existe une version de {topic} qu’[on ne raconte pas|aucun livre ne donne]. Elle commence {here}, par [un murmure|une porte mal fermée].',
    'Oublie ce que [tu crois savoir|l’on t’a dit] sur {topic}. La part qui compte eut lieu {here}, {when}.',
    'Quand on évoque {topic}, {here}, [les gens baissent la voix|les gens regardent le sol]. Une seule personne osa [demander pourquoi|insister].',
  ],
  questionHooks: [
    '{topic} Quelqu’un posa la question {here}, {when}, et [personne ne rit bien longtemps|la salle se tut].',
    '{topic} La question semble [innocente|simple]. {here}, pourtant, [elle tint éveillé tout un quartier|elle mit fin à une amitié].',
    'Le mot [sous la porte|sur la table] tenait en une ligne : {topic} [Pas de signature|L’encre était encore humide].',
  ],
  archetypes: FRENCH_TALES,
};
