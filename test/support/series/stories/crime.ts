import type { ToldStory } from '../told-story.ts';

export const CRIME: readonly ToldStory[] = [
  {
    name: 'mona lisa',
    language: 'en',
    told: {
      title: 'The Thief in the White Coat',
      content:
        'On a Monday in August 1911, a man in a white coat walked out of the Louvre with the most famous painting in the world. At the time, it was not that famous. It took the museum a whole day to notice that the Mona Lisa was missing. The guards thought that she was being photographed. The police questioned Picasso. They searched ships and trains. Thousands of people queued up just to see the empty wall. For two years, she was lying in a trunk in a small room in Paris. The thief was a glazier who had built her glass case himself. He went to prison for seven months. She became a legend.',
    },
    retold: {
      title: 'Gone for Two Years',
      content:
        'It was a Monday, 21 August 1911, when somebody in a worker’s smock carried the Mona Lisa out of the Louvre. Back then, few people outside the art world knew her. More than twenty-four hours went by before anyone at the museum saw that she was gone. The attendants had assumed that a photographer had borrowed her. Even Pablo Picasso was interrogated by detectives. Every train and every steamer was checked. Crowds stood in line to stare at four bare hooks. All that time, for over two years, the portrait lay hidden in the false bottom of a chest in a cheap Paris lodging. Vincenzo Peruggia, who had once made her glass box, had taken her. Seven months in jail were his punishment. Her reward was eternal fame.',
    },
    toldDifferently: {
      title: 'A Letter Signed Leonardo',
      content:
        'An art dealer in Florence opened a letter in 1913 and laughed. A certain Leonardo offered to sell him a painting by Leonardo. Half a million lire, and it should stay in Italy for ever. He went to the hotel anyway and took along the director of the Uffizi. The stranger locked the door, lifted shoes and underwear out of a box, then a wooden board, and there she lay, smiling in red silk. The two men stayed calm. They told him to wait and called the carabinieri. Italy showed her for two weeks before sending her back to the Louvre, and in court, half the audience applauded the man who had stolen her.',
    },
  },
  {
    name: 'db cooper',
    language: 'en',
    told: {
      title: 'The Man Who Jumped',
      content:
        'The day before Thanksgiving in 1971, a quiet man in a dark suit bought a ticket to Seattle. On the plane he ordered a bourbon and handed the stewardess a note. He had a bomb. He wanted two hundred thousand dollars and four parachutes. In Seattle he let all passengers go, and the plane took off again. Somewhere over the forests of Washington, at night, in a storm, he opened the rear door and jumped. Nobody has ever seen him again. Nine years later, a boy found some of the money on a river bank. The FBI closed the case after forty-five years. It is the only hijacking in America that was never solved.',
    },
    retold: {
      title: 'Bourbon, a Bomb and a Parachute',
      content:
        'On Thanksgiving Eve of 1971, a calm passenger in a black suit paid for a seat to Seattle. Once in the air, he asked for a drink and passed the flight attendant a piece of paper. It said that there were explosives in his case. His price was 200,000 dollars, along with four parachutes. He released everyone on board in Seattle and made the crew fly on. High above the woods of Washington, in rain and darkness, he lowered the stairs at the back and leapt. He was never found. In 1980, a child dug up a few bundles of his banknotes beside a river. The bureau stopped looking in 2016. No other hijacker in the country ever got away with it.',
    },
    toldDifferently: {
      title: 'What a Tie Remembers',
      content:
        'He left a clip-on tie on seat 18E. For decades it lay in an evidence bag in Seattle, until amateurs with an electron microscope were allowed to look at it. They found pure titanium, rare in those days, and grains of a metal that was used for the tubes of old televisions. So D. B. Cooper may have been an engineer, or a manager in a factory; someone who wore a tie where metal was cut. Others say a paratrooper, a pilot, a dying man’s uncle. More than a thousand suspects have been crossed off. And every November, in a bar in Washington, people in sunglasses compete for the best disguise.',
    },
  },
  {
    name: 'eiffel tower sold',
    language: 'en',
    told: {
      title: 'He Sold the Eiffel Tower Twice',
      content:
        'Victor Lustig sold the Eiffel Tower. Then he sold it again. In 1925 he read in a newspaper that the tower was rusting and that repairs were expensive. He printed some letters, called himself a deputy minister and invited six scrap dealers to the best hotel in Paris. He told them that the city wanted to get rid of it, but secretly. One of them, Poisson, paid a fortune, and a bribe on top. When he understood the truth, he was too ashamed to go to the police. So a month later Lustig came back and tried again. This time, the buyer talked. Lustig escaped to America, where he once even cheated Al Capone.',
    },
    retold: {
      title: 'Seven Thousand Tonnes of Scrap',
      content:
        'Victor Lustig found a buyer for the Eiffel Tower, and soon afterwards he looked for the next one. It began with an article in 1925: the tower was in bad shape, and keeping it up cost too much. Lustig forged some stationery, became an official of the ministry and asked six scrap merchants to a grand hotel. The government planned to pull it down, he whispered, and nobody must know. A man named Poisson handed over a huge sum, including a bribe. Once he saw that he had been tricked, he kept silent out of shame. Four weeks later Lustig returned to Paris and played the same game. But the second victim went to the police. The con man fled across the Atlantic and swindled Al Capone himself.',
    },
    toldDifferently: {
      title: 'Ten Rules of a Swindler',
      content:
        'Be a patient listener. Never look bored. Wait for the other person to reveal his religion, then have the same one. Never boast. Never get drunk. These are from a list called the Ten Commandments for Con Men, and the man who wrote it had forty-seven names. He sold a wooden box that copied banknotes, very slowly: one in six hours, so that he was gone before it stopped. On ocean liners, he played cards with millionaires and let them win on the first evening. They called him the Count. On his death certificate in 1947, under occupation, somebody typed: apprentice salesman.',
    },
  },
];
