import type { Language } from '#contract/catalogue.ts';
import type { TestScript } from '../told-story.ts';

/**
 * Two scripts about different subjects with the same structure, sentence by sentence, but with hardly any longer
 * words in common.
 */
export interface LoosePair {
  readonly name: string;
  readonly language: Language;
  readonly one: TestScript;
  readonly other: TestScript;
}

/**
 * Handwritten to imitate how a model repeats itself: the order and structure of the sentences stay the same, but the
 * words change.
 */
export const LOOSE_PAIRS: readonly LoosePair[] = [
  {
    name: 'loose: out of the door',
    language: 'en',
    one: {
      title: 'The Cellist',
      content:
        'In 1951, a man walked out of a concert hall with a cello on his back. Nobody stopped him. Why would they? He wore a tailcoat, and he bowed to the doorman. It was the most valuable instrument in Europe. By the time the orchestra noticed, he was on a ferry. He never sold it. He never played it. He only wanted to look at it, every morning, over his tea. When he died, his landlady used the case for potatoes.',
    },
    other: {
      title: 'The Beekeeper',
      content:
        'In 1984, a woman drove out of a research park with a queen bee in her glove box. Nobody searched her. Why should they? She had a badge, and she waved to the guards. It was the rarest insect in the world. By the time the scientists understood, she was over the border. She never bred it. She never showed it. She only wanted to hear it, every evening, beside her bed. When it died, her grandson used the jar for marbles.',
    },
  },
  {
    name: 'loose: what you see',
    language: 'en',
    one: {
      title: 'A Town Without Shadows',
      content:
        'Twice a year, there is a town where nobody has a shadow. Lamp posts stand there like drawings. It lasts for a minute, and then it is gone. Tourists fly in from everywhere to see it. The people who live there go to lunch. Why does it happen? Because the Sun stands straight above their heads. It is simple geometry, and it still feels like magic. The Greeks used it to measure the whole Earth. All they needed was a well.',
    },
    other: {
      title: 'A Lake That Swallows Sound',
      content:
        'Once a winter, there is a lake where nobody can hear an echo. Skaters glide past like ghosts. It lasts for an hour, and then it is over. Musicians travel up from the city to try it. The men who fish there drink their coffee. Why does it happen? Because the snow lies loose upon the ice. It is plain physics, and it still feels like a spell. The navy used it to test its microphones. All they needed was a pistol.',
    },
  },
  {
    name: 'loose: night call',
    language: 'en',
    one: {
      title: 'The Caller',
      content:
        'My phone rang at 3:07. I didn’t know the number. “Don’t go into the kitchen,” said a child. I thought that it was a prank, so I laughed and hung up. Then I heard the tap running. I live alone. I stood in the hall for a long time, with my hand on the switch. When I finally looked, the floor was dry. But on the table there were two glasses, and one of them was still cold. My phone rang again. “Thank you,” said the child. “She was thirsty.”',
    },
    other: {
      title: 'The Visitor',
      content:
        'The doorbell buzzed at 11:40. I didn’t expect a guest. “Don’t look under the stairs,” said an old man. I guessed that he was confused, so I smiled and closed up. Then I heard the wardrobe creaking. I have no pets. I waited on the mat for several minutes, with my ear on the wood. When I slowly bent down, the corner was empty. But on the boards there were four shoes, and two of them were still warm. The doorbell buzzed again. “Too late,” said the man. “They were hiding.”',
    },
  },
  {
    name: 'loose: small habit',
    language: 'en',
    one: {
      title: 'One Page',
      content:
        'He wrote one page a day. That was all. Not ten, not five, one. Some days it was bad, and he kept it. Some days he was sick, and he did it in bed. His friends went to parties, and they called him dull. After a year, he had a book. After ten, he had a shelf. People asked him for his secret. He said there wasn’t any. You don’t need a mountain of courage. You need a pencil, and tomorrow morning you need it again.',
    },
    other: {
      title: 'One Stone',
      content:
        'She laid one stone a week. Nothing else. Not six, not three, one. Some weeks it was crooked, and she left it. Some weeks it was raining, and she did it in a coat. Her sisters bought carpets, and they called her mad. After a summer, she had a wall. After twenty, she had a chapel. Visitors begged her for her method. She said there wasn’t one. You don’t need a truckload of talent. You need a bucket, and next Sunday you need it again.',
    },
  },
  {
    name: 'loose: el primero',
    language: 'es',
    one: {
      title: 'El cartero del desierto',
      content:
        'Nadie quería aquel trabajo. Había que cruzar el desierto a pie, solo y de noche. Él dijo que sí, porque tenía seis hijos. Durante veinte años no perdió ni una carta. Un día encontró a un soldado medio muerto, y tuvo que elegir. O el correo o el hombre. Dejó el saco bajo una piedra y se lo echó al hombro. Lo despidieron por llegar tarde. Pero en el pueblo, desde entonces, nadie cierra la puerta cuando pasa un cartero.',
    },
    other: {
      title: 'La maestra de la nieve',
      content:
        'Nadie aceptaba aquel puesto. Había que subir la sierra en mula, sola y en enero. Ella dijo que sí, porque debía tres meses. Durante doce inviernos no suspendió ni una clase. Una tarde vio a un lobo con la pata rota, y tuvo que decidir. O la escuela o el animal. Colgó el abrigo de una rama y se lo llevó en brazos. La multaron por faltar un lunes. Pero en el valle, desde entonces, nadie dispara el fusil cuando aúlla un lobo.',
    },
  },
  {
    name: 'loose: zu spät',
    language: 'de',
    one: {
      title: 'Der Bäcker und die Uhr',
      content:
        'Um vier Uhr stand er auf, jeden Tag. Er brauchte keinen Wecker. Seine Frau sagte, er habe Mehl im Blut. Dann, an einem Montag, blieb der Ofen kalt. Die Leute warteten vor der Tür und wunderten sich. Sie klopften, aber es war still. Er saß am Fenster und sah zum ersten Mal, wie die Sonne aufging. Er war siebzig Jahre alt. So schön, sagte er, und ich habe immer geschlafen oder gebacken. Am Dienstag gab es wieder Brot. Aber erst um neun.',
    },
    other: {
      title: 'Die Ärztin und das Meer',
      content:
        'Bis neun Uhr blieb sie da, jeden Abend. Sie kannte keinen Feierabend. Ihr Bruder meinte, sie habe Jod in den Adern. Dann, an einem Freitag, blieb die Praxis zu. Die Kranken standen auf der Treppe und ärgerten sich. Sie riefen an, aber es war besetzt. Sie lief am Strand und spürte zum ersten Mal, wie der Sand nachgab. Sie war sechzig Jahre alt. So weich, sagte sie, und ich habe immer geholfen oder gerechnet. Am Samstag gab es wieder Termine. Aber nur bis zwölf.',
    },
  },
  {
    name: 'loose: le pari',
    language: 'fr',
    one: {
      title: 'Le pari du plongeur',
      content:
        'On lui avait dit que c’était impossible. Personne ne descend à cent mètres sans air. Il a souri, il a pris une corde, et il a fermé les yeux. À trente mètres, il n’y a plus de rouge. À soixante, il n’y a plus de bruit. À cent, il a pensé à sa mère. Quand il est remonté, il n’a rien dit pendant une heure. Les médecins ont cherché une explication. Ils cherchent encore. Lui, il élève des chèvres, et il ne se baigne jamais.',
    },
    other: {
      title: 'La course de la couturière',
      content:
        'On lui avait juré que c’était ridicule. Personne ne traverse la France en sabots. Elle a ri, elle a pris un bâton, et elle a noué son foulard. À Dijon, il n’y avait plus de pluie. À Lyon, il n’y avait plus de talons. À Nice, elle a pleuré sur un banc. Quand elle est rentrée, elle n’a rien mangé pendant deux jours. Les journaux ont demandé une photo. Ils attendent encore. Elle, elle coud des rideaux, et elle ne marche presque plus.',
    },
  },
  {
    name: 'loose: how it ends',
    language: 'en',
    one: {
      title: 'The Last Call from the Probe',
      content:
        'Its final message was short: the battery is low and it is getting dark. It had been built for ninety days. It worked for fifteen years. It climbed hills, it fell asleep in storms, and it always woke up. Until one June, it didn’t. Engineers sent a thousand commands. They even sent a song. On the last night, many of them cried, and they weren’t ashamed of it. It was only a machine. But it had seen a place that no one else had.',
    },
    other: {
      title: 'The Last Swim of the Otter',
      content:
        'Her final dive was slow: the water was rough and she was getting blind. She had been rescued for one winter. She stayed for nineteen years. She opened locks, she broke out in spring, and she always came home. Until one May, she didn’t. Volunteers searched a dozen bays. They even played a whistle. On the third morning, most of them knew, and they weren’t angry about it. She was only an otter. But she had loved a man whom no one else had.',
    },
  },
];
