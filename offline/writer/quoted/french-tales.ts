import { type Archetype, beat } from '#offline/writer/bank.ts';
import { DAY, SIGNAL } from './french-tales-more.ts';

const FIND: Archetype = {
  name: 'trouvaille',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} cherchait [le calme|un peu de silence|du travail] {here}. {sense} [Personne ne posait de questions|Le temps y passait plus lentement].',
      '{hero} passait là [chaque soir|tous les matins] sans jamais s’arrêter. Ce jour-là, [quelque chose brilla par terre|un bruit changea tout].',
    ),
    beat(
      'close',
      'thing',
      'Sous [une planche|une pierre|la poussière], il y avait [un carnet|une boîte en bois|une enveloppe]. Dedans, quelques mots seulement : {topic}.',
      'Derrière [un rideau|une brique], {he} trouva [une photographie|un carnet]. Au dos, [au crayon|à l’encre bleue], on lisait : {topic}.',
    ),
    beat(
      'medium',
      'hero',
      'Pendant [une semaine|neuf nuits], {he} garda le secret. À chaque visite, [un détail avait changé|l’air semblait plus doux|il manquait une ligne].',
      '{he} revint [à l’aube|de nuit], avec une lampe, et [copia chaque détail|dessina tout], jusqu’à la dernière feuille de papier.',
    ),
    beat(
      'medium',
      'other',
      'Quand {other} vit la chose, il y eut un long silence. Puis ces mots : « [Laisse cela où c’était|Moi aussi, je l’ai vu un jour]. »',
      'Il fallut en parler à {other}, qui finit par répondre : « [On est déjà venu pour cela|Ce n’est à personne. C’est à tout le monde]. »',
    ),
    beat(
      'close',
      'hero',
      'Alors {he} comprit : [rien n’était perdu|personne ne l’avait caché]. Cela attendait, [en pleine lumière|depuis toujours], un regard un peu patient.',
      'Dans un coin, {he} vit une marque. C’était sa propre écriture, [mais bien plus ancienne|avec une date encore à venir].',
    ),
    beat(
      'wide',
      'place',
      '{he} remit tout en place et éteignit la lampe. [Certaines choses|Certains trésors] ne se gardent pas. [On les regarde|Il suffit de les savoir là].',
      'Quand on évoque {topic}, {hero} sourit et [montre l’horizon|parle d’autre chose]. [C’est toujours là|Il faut y aller lentement].',
    ),
  ],
};

const LETTER: Archetype = {
  name: 'lettre',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      'La lettre arriva {here} [sans timbre|avec quatre ans de retard|un soir de pluie]. Sur l’enveloppe, un nom : {hero}. {sense}',
      '{hero} n’attendait plus de courrier. Ce matin-là, {here}, l’enveloppe resta [une heure|jusqu’au soir] sur la table. {sense}',
    ),
    beat(
      'close',
      'thing',
      'Elle parlait de {topic} comme d’une affaire [urgente|connue de tous]. La dernière ligne disait : [n’attends pas le printemps|brûle cette page].',
      'Ni date ni signature. Juste [une fleur séchée|un plan tracé à la main] et trois mots : [on t’attend encore|regarde encore mieux].',
    ),
    beat(
      'medium',
      'hero',
      '{he} la lut [deux fois|jusqu’à la fin de la bougie], ferma la maison et partit [avant le jour|sans dire où]. La route était vide.',
      '{he} répondit le soir même, sans [adresse|nom]. La réponse [arriva le lendemain|était déjà sous la porte]. Elle tenait en une ligne.',
    ),
    beat(
      'wide',
      'other',
      'Au bout du chemin, il y avait {other}. Deux tasses de café, une chaise, et cette phrase : « [Tu as mis longtemps|Je l’ai seulement postée]. »',
      'À l’adresse indiquée, {other} ouvrit, regarda l’enveloppe et murmura : « [Je n’attendais plus personne|Je connais cette écriture]. »',
    ),
    beat(
      'close',
      'both',
      'Alors {he} regarda mieux. C’était sa propre main, [en plus vieux|avec la même faute que toujours]. La date [n’existait pas encore|était celle de demain].',
      'La lettre n’était pas pour {hero}. Elle demandait pardon, et cherchait [depuis des années|de ville en ville] [un lecteur honnête|quelqu’un qui écoute].',
    ),
    beat(
      'wide',
      'hero',
      '{hero} garda l’enveloppe. On ne répond pas toujours avec de l’encre. Cette fois, {he} répondit [en restant|en rentrant].',
      'Des années plus tard, {he} prit une feuille blanche et écrivit en haut : {topic}. [L’adresse, on la connaît par cœur|Le reste vint tout seul].',
    ),
  ],
};

const WITNESS: Archetype = {
  name: 'témoin',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'wide',
      'other',
      'Il ne restait qu’un témoin : {other}. {hero} voyagea deux jours, arriva {here} et [frappa à la porte|attendit la nuit]. {sense}',
      '{hero} chercha {here} le dernier témoin de l’affaire. C’était {other}, et [on n’en parlait plus depuis des années|les volets restaient fermés].',
    ),
    beat(
      'close',
      'other',
      'Au seul nom de {topic}, {other} ferma la fenêtre. « [D’abord, promets-moi une chose|Tout le monde pose la mauvaise question] », dit la voix.',
      'Il y eut un long regard vers [le feu|la porte]. Puis, très lentement, ces mots : {topic}. [L’horloge sembla se taire|Dehors, la pluie s’arrêta].',
    ),
    beat(
      'medium',
      'thing',
      'Cette nuit-là, ils étaient [cinq|sept]. [On tira au sort|On avança sans lumière]. Il y eut [de la fumée|un grand silence], puis [des cloches|des cris].',
      'D’abord [le froid vint|les chiens se turent], ensuite [une lueur monta|un coup sourd résonna]. Personne ne bougea. {other} compta [les secondes|chaque souffle].',
    ),
    beat(
      'medium',
      'hero',
      'Tout concordait avec {record}, sauf un détail : [il n’y avait eu aucun survivant|il manquait un nom]. {hero} [cessa d’écrire|posa son crayon].',
      'Mais {record} disait [le contraire|autre chose], et [tous les livres l’avaient recopié|personne n’en avait jamais douté].',
    ),
    beat(
      'close',
      'other',
      '« [Je n’ai jamais dit que j’avais survécu|Je n’étais pas le témoin] », murmura {other}. « [C’est de moi qu’ils avaient peur|On m’a ouvert une porte, voilà tout]. »',
      '« On a noté le bruit », dit {other}. « Le vrai, c’était [un geste de bonté|une main tendue]. [Cela, personne ne l’écrit|Écris-le, toi]. »',
    ),
    beat(
      'wide',
      'hero',
      'Le lendemain, la maison était vide. Sur la table, il y avait [une clé|une photographie] et un mot : [à toi maintenant|souviens-toi de nous].',
      'Voilà la vérité sur {topic}. Maintenant que tu l’as entendue, [le dernier témoin, c’est toi|quelqu’un de plus doit s’en souvenir].',
    ),
  ],
};

export const FRENCH_TALES: readonly Archetype[] = [FIND, LETTER, WITNESS, SIGNAL, DAY];
