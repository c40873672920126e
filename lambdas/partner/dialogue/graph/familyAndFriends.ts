import { graphOf } from "../followUp.ts";

export const familyAndFriends = graphOf(
  "family and friends",
  `
  == identity: birthday, name, first name, surname, age, nationality, present, origin, party, cake, identity, be born
  age | F | present | fact | - | How old are you? | Are you fifteen?
  birthday | F | present | fact | - | When is your birthday? | Is your birthday in summer or in winter?
  birthday-last | F | past | event | - | Who did you see on your last birthday? | Did you see your friends on your birthday?
  birthday-next | F | future | plan | - | Who are you going to see on your next birthday? | Are you going to have a party on your birthday?
  name | H | conditional | hypothesis | - | What name would you choose if you could have a different one? | Do you like your first name?
  identity | H | present | opinion | - | What matters most for your identity, your family or your interests? | Is music or sport more important to you?
  == family: family, aunt, uncle, cousin, grandma, grandmother, grandad, grandfather, grandparents, relative, mum, dad, mother, father, parents, nephew, niece, generation
  who | F | present | description | - | Who is there in your family? | Is your family big or small?
  person | F | present | description | - | Can you describe somebody in your family? | Is somebody in your family very funny?
  laugh | F | present | opinion | - | Who is the funniest person in your family? | Do you laugh a lot with your family?
  visit | F | past | event | - | Have you visited any relatives recently? | Did you see any relatives in the holidays?
  size | H | present | comparison | - | What are the advantages of a big family compared with a small one? | Is a big family better than a small one?
  learnt | H | past | opinion | - | What useful things have you learnt from your family? | Did you learn to cook with your family?
  == siblings: brother, sister, brothers and sisters, twin, twins, little brother, little sister, half-brother, half-sister, stepbrother, stepsister, only child, eldest
  any | F | present | fact | asks sibling | Do you have any brothers or sisters? | Do you have a brother?
  like | F | present | description | if sibling | What is your brother or sister like? | Is your brother or sister nice?
  did | F | past | event | if sibling | What did you do with your brother or sister last weekend? | Did you play with your brother or sister?
  none | F | present | opinion | if no sibling | What is good about having no brothers or sisters? | Is it quiet at your house without brothers or sisters?
  ten | H | conditional | hypothesis | - | What would life be like with ten brothers and sisters? | Would it be fun to have ten brothers and sisters?
  == gettingOn: relationship, argument, trust, respect, support, patience, argue, confide, forgive, tell off, help each other, understanding
  family | F | present | opinion | - | How do you get on with your family? | Do you get on well with your family?
  best | F | present | opinion | - | Who do you get on best with in your family? | Is there somebody in your family who understands you well?
  talk | F | present | habit | - | Who do you talk to when you need advice? | Do you ask your friends for advice?
  helped | F | past | event | - | Have you helped somebody in your family recently? | Did you cook something for your family last week?
  good | H | present | opinion | - | What is most important for a good relationship with your family? | Is it important to talk with your family?
  better | H | conditional | hypothesis | - | What could you do to get on even better with your family? | Would you like to spend more time with your family?
  == together: meal, picnic, barbecue, visit, trip, celebrate, walk, board game, wedding, marriage, celebration
  what | F | present | habit | - | What do you like doing with your family? | Do you watch TV with your family?
  eat | F | present | habit | - | When do you eat together as a family? | Does your family eat together on Sundays?
  weekend | F | past | event | - | What did you do with your family last weekend? | Did you watch a film with your family on Saturday?
  soon | F | future | plan | - | What are you going to do with your family next weekend? | Are you going to go out with your family on Sunday?
  prefer | F | present | comparison | - | Do you prefer going out with your family or with friends? | Is it more fun with family or with friends?
  dream | H | conditional | hypothesis | - | What would a perfect day with your family be like? | Would you like to go to the beach with your family?
  == friends: friend, friendship, classmate, mate, girlfriend, penfriend, chat, meet up, hang out, arrange to meet
  like | F | present | description | - | What are your friends like? | Are your friends funny?
  do | F | present | habit | - | What do you do with your friends in your free time? | Do you play sport with your friends?
  met | F | past | event | - | Where did you meet your friends? | Did you meet your friends at school?
  plan | F | future | plan | - | What are you going to do with your friends on Saturday? | Are you going to go to the cinema with your friends?
  good | F | present | opinion | - | What is a good friend like, in your opinion? | Is a good friend funny or patient?
  many | H | present | comparison | - | Is it better to have many friends or a few close ones? | Do you have many friends or just a few?
  online | H | present | comparison | - | Can online friends be as important as friends at school? | Do you chat with your friends online?
  == pets: pet, dog, cat, hamster, rabbit, goldfish, guinea pig, horse, animal, snake, tortoise, parrot, mouse, puppy, pony, bird, bark, stroke
  any | F | present | fact | asks pet | Do you have a pet? | Do you have a dog or a cat?
  like | F | present | description | if pet | What is your pet like? | Is your pet big or small?
  care | F | present | habit | if pet | How do you look after your pet? | Do you feed your pet every day?
  want | F | conditional | hypothesis | if no pet | What pet would you like to have? | Would you like to have a dog?
  favourite | F | present | opinion | - | What is your favourite animal? | Do you prefer dogs or cats?
  good | H | present | opinion | - | What are the advantages and disadvantages of having a pet? | Is a pet a lot of work?
  later | H | future | plan | - | Will you have any animals when you are an adult? | Will you have a dog one day?
  == looks: hair, eye, eyes, beard, appearance, hairstyle, glasses, height, face, nose, describe
  self | F | present | description | - | What do you look like? | Do you have long or short hair?
  friend | F | present | description | - | What does one of your friends look like? | Do any of your friends wear glasses?
  small | F | past | description | - | What did you look like when you were five? | Did you have long hair at the age of five?
  change | H | conditional | hypothesis | - | What hairstyle or hair colour would you like to try? | Would you like blue hair?
  important | H | present | opinion | - | Does appearance matter too much to people your age? | Is appearance important to your friends?
  == character: character, humour, quality, strength, weakness, role model, hero, characteristic, laugh, smile, admire, inspire, personality
  self | F | present | description | - | What is your personality like? | Are you a calm person or a lively one?
  quality | F | present | opinion | - | What is your best quality? | Do you have a lot of patience?
  admire | F | present | reason | - | Who do you admire? | Do you admire sports stars or singers?
  friends-say | H | conditional | description | - | What would your friends say about your personality? | Would your friends say that you are calm?
  changed | H | past | comparison | - | How have you changed since primary school? | Did you talk less at primary school?
  role-model | H | present | opinion | - | What qualities should a good role model for young people have? | Are sports stars good role models?
  == childhood: child, childhood, toy, primary school, birth, youth, nursery, grow up, upbringing, baby, doll, memory
  like | F | past | description | - | What were you like as a child? | Did you talk a lot as a child?
  play | F | past | habit | - | What did you like to play as a child? | Did you play outside or at home as a child?
  memory | F | past | event | - | What is your best childhood memory? | Did you have a favourite toy as a child?
  teenagers | H | present | comparison | - | Is life easier for small children or for teenagers? | Is it fun to be a teenager?
  fifty | H | past | comparison | - | How was life different for children fifty years ago? | Did children play outside more in the past?
  == independence: teenager, adult, independence, freedom, rule, permission, responsibility, allow, forbid, move out, obey
  allowed | F | present | fact | - | What are you allowed to do at the weekend? | Are you allowed to go out on Saturday evening?
  rules | F | present | opinion | - | What rules do you have at home? | Are the rules at home strict?
  eighteen | F | future | plan | - | What are you going to do when you are eighteen? | Are you going to learn to drive at eighteen?
  best-age | H | present | opinion | - | What is the best age in life, in your opinion? | Is it better to be sixteen or thirty?
  adult | H | future | hypothesis | - | How will your life change when you are an adult? | Will you live in a big city later?
  `,
);
