import type { ToldStory } from '../told-story.ts';

export const SPACE_AND_SCIENCE: readonly ToldStory[] = [
  {
    name: 'wow signal',
    language: 'en',
    told: {
      title: 'Seventy-Two Seconds',
      content:
        'On the night of August 15th, 1977, a telescope in Ohio heard something. For seventy-two seconds, a signal came from the direction of Sagittarius. It was thirty times louder than the noise of space. Nobody was listening. Days later, the astronomer Jerry Ehman looked through the printed pages and found six characters in a row. He circled them in red and wrote one word beside them: Wow. The telescope searched the same place again and again. It heard nothing. Perhaps it was a comet, or a satellite, or a mistake. Or perhaps somebody called, just once, and nobody picked up.',
    },
    retold: {
      title: 'The Call Nobody Answered',
      content:
        'In August 1977, the Big Ear radio telescope in Ohio recorded something strange in the middle of the night. The signal lasted seventy-two seconds and seemed to come from the constellation of Sagittarius. It stood out from the background thirty times over. No human was there to notice. It was only some days afterwards that Jerry Ehman, a volunteer, went through the computer’s paper and stumbled upon six letters and digits. With a red pen he drew a ring around them and added a single comment: Wow. Big Ear returned to that patch of sky many times. There was only silence. It may have been a cloud of hydrogen, or something of our own. Or someone rang us up one single time, and we missed it.',
    },
    toldDifferently: {
      title: '6EQUJ5',
      content:
        'Six. E. Q. U. J. Five. It looks like a password, but it is a picture of loudness: the machine wrote one to nine, and then letters, for whatever it heard in each ten seconds. Low, high, higher, low again. That is exactly how a star drifts through the view of a telescope that stands still while the Earth turns. So it came from the sky, not from a passing car. And it arrived at 1420 megahertz, the frequency of hydrogen, where physicists had predicted that a clever civilisation would speak. In 1998, the Big Ear was torn down. There is a golf course there now.',
    },
  },
  {
    name: 'golden record',
    language: 'en',
    told: {
      title: 'A Record for Strangers',
      content:
        'Somewhere beyond the planets, a golden record is flying through the dark. In 1977, a small team had six weeks to decide what humanity should say to the stars. They chose greetings in fifty-five languages, the song of a whale, a mother’s first words to her child, and Chuck Berry. One young woman recorded her own heartbeat while she thought of the man she had just fallen in love with. The record will last a billion years. The Earth may not. One day, it may be the only proof that we were here, and that we had music.',
    },
    retold: {
      title: 'Music Between the Stars',
      content:
        'Far outside the realm of the planets, a disc of gold is travelling through the night. Back in 1977, a handful of people were given a month and a half to choose the message of mankind to the universe. They picked hellos in fifty-five tongues, whale song, what a mother says to her newborn, and a piece of rock and roll by Chuck Berry. A young woman on the team had her pulse recorded as she thought about her new fiancé. The disc is built to survive for a billion years. Our planet might be gone by then. It could become the last trace of us, and it will show that we could sing.',
    },
    toldDifferently: {
      title: 'Love at 16 Revolutions',
      content:
        'Ann Druyan was looking for a Chinese melody two and a half thousand years old. When she finally found it, she phoned Carl Sagan and left a message at his hotel. He called back. An hour later, they were engaged; they had never even been on a date. Two days after that, she lay in a hospital with wires on her head, and a machine turned her thoughts into sound. Those thoughts are on board Voyager now, twenty-four billion kilometres away, between Bach and Beethoven. She was asked later what aliens would make of them. Her answer: for me, they are still happening.',
    },
  },
  {
    name: 'venus day',
    language: 'en',
    told: {
      title: 'Where a Day Outlasts a Year',
      content:
        'Imagine a planet where a day is longer than a year. It is not far away: it is Venus, our closest neighbour. Venus needs 243 days to turn once around itself, but only 225 to travel around the Sun. And it turns backwards, so the Sun rises in the west. The air is as heavy as the sea a kilometre down. It is hot enough to melt lead, day and night. It rains acid, but the rain never reaches the ground. Four billion years ago, it may have had oceans like ours. Venus is not another world. It is a warning.',
    },
    retold: {
      title: 'The Slowest Planet',
      content:
        'There is a world on which one day takes more time than one year, and it is right next door. Its name is Venus. One turn around its own axis takes 243 Earth days, while a trip around the Sun is done in 225. It also spins the wrong way round, which is why morning comes from the west. The pressure of its air would crush you like water a thousand metres deep. Lead would be liquid there at noon and at midnight. Drops of sulphuric acid fall from its clouds and vanish before they land. Billions of years ago, waves may have rolled there as they do here. So don’t think of Venus as foreign. Think of it as a lesson.',
    },
    toldDifferently: {
      title: 'Two Hours on Venus',
      content:
        'Venera 13 was built like a diving bell, and it needed to be. The Soviet probe fell through yellow clouds for an hour, threw off its parachute, because the air was thick enough to carry it, and hit the rocks. Engineers had hoped for half an hour. It held out for 127 minutes. In that time it drilled, it listened to the wind, and it sent home the only colour pictures that we have: flat slabs of stone under an orange sky. Then its electronics cooked. A dozen landers are lying there now, slowly being squeezed. Nobody has been back since 1985.',
    },
  },
  {
    name: 'tardigrades',
    language: 'en',
    told: {
      title: 'The Animal You Cannot Kill',
      content:
        'The toughest animal on Earth is half a millimetre long and looks like a teddy bear. Tardigrades live in moss, probably in your garden. When their home dries up, they pull in their eight legs and turn into a tiny barrel. In that state, they can wait for thirty years. You can freeze them to almost absolute zero. You can boil them. In 2007, scientists opened a box of them in open space, without air, in the full light of the Sun. Ten days later, they gave them a drop of water. They woke up, and some even laid eggs.',
    },
    retold: {
      title: 'Tiny Bears in Space',
      content:
        'No creature on our planet is harder to destroy than one that measures half a millimetre and resembles a little bear. You would find tardigrades in any cushion of moss, perhaps behind your house. If the moss dries out, they draw in all eight legs and shrink into something like a barrel. They can stay like this for three decades. Cold close to absolute zero does not harm them. Neither does boiling water. Researchers exposed a group of them to the vacuum of space in 2007, with nothing to protect them from the sun. After ten days they were moistened again. The animals came back to life, and several of them had young.',
    },
    toldDifferently: {
      title: 'There Are Bears on the Moon',
      content:
        'In April 2019, an Israeli probe called Beresheet crashed into the Sea of Serenity. It carried a library of thirty million pages on discs of nickel. And glued between the discs with resin were some thousand passengers that nobody had announced: water bears, dried and asleep. Did they survive the impact? A British student fired tardigrades from a gas gun to find out. Up to about nine hundred metres a second, they were fine; above that, they turned to mush. The probe was faster. So no, the Moon is not inhabited. But for a few months, we honestly were not sure.',
    },
  },
  {
    name: 'octopus hearts',
    language: 'en',
    told: {
      title: 'Three Hearts and Nine Brains',
      content:
        'An octopus has three hearts, blue blood and a brain in every arm. It can taste with its skin. It can squeeze through any hole that is bigger than its eye. In an aquarium in New Zealand, an octopus called Inky noticed one night that the lid of his tank was not quite closed. He climbed out, crossed the floor and found a drain that was fifteen centimetres wide. It led straight into the ocean. In the morning, the keepers found only a wet trail. His neighbour Blotchy had stayed in the tank. Not everybody is made for freedom.',
    },
  },
];
