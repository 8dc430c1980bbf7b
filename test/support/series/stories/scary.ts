import type { ToldStory } from '../told-story.ts';

export const SCARY: readonly ToldStory[] = [
  {
    name: 'lost lighthouse',
    language: 'en',
    told: {
      title: 'The Lost Lighthouse',
      content:
        'Every night at nine, Martha lit the lamp of a lighthouse that no ship needed any more. The harbour had been closed for years. But her father had kept the light, and his father before him. One night in November, she was ill and stayed in bed. At nine o’clock, the lamp lit up by itself. Martha climbed the stairs with a shaking candle. The room was empty, but the floor was wet, and there were footprints that came in from the sea. They led to the lamp and stopped. On the glass, somebody had written with a finger: We still need it.',
    },
    retold: {
      title: 'Who Lights the Lamp?',
      content:
        'There was a lighthouse which had not guided a single ship for years, yet Martha turned on its lamp at nine each evening. Nobody used the port now. Still, her grandfather had tended the flame, and after him her father. Then came a November evening when a fever kept her in her bed. The clock struck nine, and above her, the lamp went on. With a candle in her trembling hand she went up the steps. No one was there. Yet water stood on the boards, and wet tracks of feet ran from the shore side straight to the light, where they ended. A finger had drawn words on the pane: It is still needed.',
    },
    toldDifferently: {
      title: 'Entry for the Ninth of November',
      content:
        'This is the logbook of the Carrow Point lighthouse. Third of November: fog, wind from the east, no traffic. Fourth of November: a boat without lights, close to the reef, did not answer. Sixth of November: the same boat. It has not moved. Seventh of November: counted the crew through the glass, eleven, all standing, all looking this way. Eighth: doctor says fever, told me to leave the lamp. I asked him who would warn them. He said there has been no boat out there since the storm of 1887. Ninth: nothing to report. It seems they have found somebody to climb up.',
    },
  },
  {
    name: 'elevator',
    language: 'en',
    told: {
      title: 'Floor Thirteen',
      content:
        'The building had twelve floors, but the elevator had thirteen buttons. The caretaker told Sam to ignore the last one. For three weeks, he did. Then he worked late, and the elevator stopped between two floors. The light went out. When it came back, button thirteen was glowing. The doors opened on an office just like his own. Same carpet, same plants, same coffee cup. At his desk sat a man with his back to the door. Sam pressed every button he could reach. As the doors closed, the man began to turn around. He was wearing Sam’s jacket.',
    },
    retold: {
      title: 'The Extra Button',
      content:
        'Twelve storeys high was the tower, and yet there were thirteen buttons in its lift. Leave the top one alone, the janitor had warned Sam. He obeyed for most of a month. One evening he stayed until midnight, and on his way down the cabin got stuck. Everything went black. As the lamp flickered on again, number thirteen was lit. He looked out into a room that was a copy of his office, down to the rug, the ferns and the mug. Someone sat at his table, facing away from him. In panic, Sam hit all the buttons at once. While the gap grew smaller, the stranger slowly turned his head. The coat he wore was Sam’s own.',
    },
    toldDifferently: {
      title: 'He Came Down a Day Later',
      content:
        'They found Sam on Tuesday morning, sitting in the elevator with his knees pulled up. He asked what day it was, and he asked it again. The cameras had filmed him getting in on Monday at 11:52 p.m. After that, there were nine hours of an empty cabin. The technician checked the shaft from the roof to the cellar: twelve stops, nothing else. Sam resigned. He moved to a bungalow, in a village, in a flat country. He tells nobody what he saw up there. But whenever a colleague calls from the old number and says his name, he hangs up. It is his own voice.',
    },
  },
  {
    name: 'baby monitor',
    language: 'en',
    told: {
      title: 'Hush Now',
      content:
        'At two in the morning, the baby monitor began to sing. It was an old song, very quiet, the kind that grandmothers know. Clara smiled in her sleep, because her husband was so good with the child. Then she reached across the bed and felt his arm. He was lying beside her. They both sat up and listened. The song went on to the end. A woman’s voice said: Hush now, they are awake. They ran. The cradle was rocking, and the baby was laughing at the empty corner of the room. In the morning, Clara asked her mother about the song. Her mother went pale. I had a sister, she said.',
    },
    retold: {
      title: 'Someone Is Singing',
      content:
        'It was shortly after two at night when a voice started singing out of the baby monitor. Softly it sang a lullaby from long ago. How nice of her husband to get up, Clara thought, half asleep. But as she stretched out her hand, he was there, warm and snoring, on his side of the mattress. She woke him, and together they held their breath. Verse by verse, the lullaby came to its close. Then somebody whispered: Be still, we have woken them. They rushed next door. The cot was swaying, and the little one giggled at a corner in which nobody stood. Over breakfast, Clara hummed the tune to her mother. All colour left the old woman’s face. My sister used to sing it, she said.',
    },
    toldDifferently: {
      title: 'The Sister in the Album',
      content:
        'My grandmother’s photo album has a page where all the faces are cut out. As a child, I was told that mice had done it. Last year, when our daughter was born, the family gave us the old cradle, white, with a painted swan. She slept in it as if somebody had switched her off. We bought a monitor with a camera, and in the pictures there was always a small grey smear beside the swan, at the height of a hand. I asked the aunt who never talks. She said: there was a girl called Ada who looked after the little ones. When the fever came, she looked after them there as well.',
    },
  },
];
