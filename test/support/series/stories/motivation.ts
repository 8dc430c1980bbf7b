import type { ToldStory } from '../told-story.ts';

export const MOTIVATION: readonly ToldStory[] = [
  {
    name: 'bamboo',
    language: 'en',
    told: {
      title: 'Five Years of Nothing',
      content:
        'Plant the seed of a certain bamboo, and water it every day. In the first year, you will see nothing. In the second year, nothing. In the third and the fourth, still nothing. Your neighbours will laugh at you. But in the fifth year, it breaks through the soil, and in six weeks it grows thirty metres. Did it grow in six weeks, or in five years? All that time, it was building roots that could carry a giant. If you can’t see any progress today, keep watering. You are not standing still. You are growing down.',
    },
    retold: {
      title: 'Roots First',
      content:
        'Imagine that you put a bamboo seed into the ground and give it water day after day. A whole year passes without a sprout. The following year brings none either. Years three and four are no different. People next door start to make fun of you. Then, in year five, a green tip pushes out of the earth, and only six weeks later the plant is as high as a ten-storey house. So how long did that take: six weeks, or five years? It had spent all those years on roots strong enough for such a height. Don’t stop watering just because there is nothing to see. You haven’t failed. You are putting down roots.',
    },
    toldDifferently: {
      title: 'The Gardener’s Bet',
      content:
        'Two brothers bet a goat on who would first sit in the shade of his own tree. The elder planted cress and beans, and by June he had a little roof of leaves. The younger carried two buckets to a bare patch behind the house, every evening, and people stopped asking him why. Frost killed the beans. The elder started over, with pumpkins, then with vines. One spring the whole village came to stare at the bare patch: bamboo, taller at noon than in the morning. The younger brother never asked for his goat. He was too busy building a house out of it.',
    },
  },
  {
    name: 'fifty pots',
    language: 'en',
    told: {
      title: 'The Best Pot in the Class',
      content:
        'On the first day, a teacher of pottery divided her class into two groups. The left half would be graded on the weight of their work: fifty pounds of pots, the best mark. The right half had to make only one pot, but it had to be perfect. On the last day, she put everything on a long table. All the best pots came from the left. While one group made pot after pot and learned from every mistake, the other had sat there thinking about perfection. All they had to show was a theory and a lump of clay. You want to be good? Make the next one.',
    },
    retold: {
      title: 'Fifty Pounds of Clay',
      content:
        'A ceramics teacher began her course by splitting the students in two. For those on one side, only quantity counted: whoever produced fifty pounds of pottery would get the top grade. For those on the other side, quality was all: a single pot each, as flawless as possible. When the course was over, she lined up the results. Every one of the finest pieces had been made by the first side. They had turned out one pot after another and become better with each failure, whereas the others had been busy planning the ideal vessel. In the end, those had nothing but ideas and some wet clay. Do you want to get better? Then start another one.',
    },
    toldDifferently: {
      title: 'Keep the Ugly One',
      content:
        'There is a cup on my desk with a handle that nobody can hold. It leans. Coffee runs out of a crack. I made it in my first week at the wheel, and I wanted to throw it against the wall. My teacher stopped me and wrote a number under it: 1. Every pot gets its number, she said, and you may smash any of them except the first. Number 40 had a lid. Number 112 was sold at a market, to a stranger, for money. I haven’t made a perfect one, and I no longer look for it. Whenever I am afraid to begin something, I drink from number one.',
    },
  },
  {
    name: 'last runner',
    language: 'en',
    told: {
      title: 'The Last Man in the Stadium',
      content:
        'The marathon of the 1968 Olympic Games was over. The winner had his medal, the sun had gone down, and the stadium in Mexico City was almost empty. Then sirens were heard at the gate. A last runner came in: John Stephen Akhwari from Tanzania, his leg bleeding under a dirty bandage. He had fallen early, and his knee was out of its joint. Step by step, he limped once around the track, and the few who were left stood up and cheered as if he had won. A reporter asked him why he had not given up. He answered: My country did not send me to start the race. It sent me to finish it.',
    },
    retold: {
      title: 'He Came to Finish',
      content:
        'Mexico City, 1968: the Olympic marathon had long been decided. Medals had been handed out, it was dark, and most spectators were on their way home. That was when police lights appeared outside the arena. Somebody was still running. It was the Tanzanian John Stephen Akhwari, with blood running from a bandaged leg. A fall in the first half had dislocated his knee. Slowly he dragged himself around the last lap, while those who had stayed rose to their feet and applauded him like a champion. Why, a journalist wanted to know, had he carried on? His reply became famous: They did not send me here to begin. They sent me here to reach the end.',
    },
    toldDifferently: {
      title: 'Three Hours, Twenty-Five Minutes',
      content:
        'Do you know who won the marathon in Mexico? Hardly anybody does. He was Ethiopian, he was called Mamo Wolde, and he deserved it. The man everyone remembers came in more than an hour behind him. Thin air had given him cramps; nobody from his village had ever trained at such a height. In a tangle of legs, he went down hard on his shoulder. Doctors told him to get into the ambulance. Seventeen others did. He walked, then jogged, then walked. Forty years on, he was invited to carry the torch. What we call failure is often just a result that we read too early.',
    },
  },
];
