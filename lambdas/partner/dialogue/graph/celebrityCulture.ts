import { graphOf } from "../followUp.ts";

export const celebrityCulture = graphOf(
  "celebrity culture",
  `
  == stars: celebrity, star, idol, fan, king, queen, prince, princess
  favourite | F | present | opinion | - | Which celebrity do you like best? | Do you prefer singers or actors?
  why | F | present | reason | likes | Why do you like your favourite star? | Is your favourite star funny?
  describe | F | present | description | likes | What is your favourite star like? | Is your favourite star friendly or serious?
  before | F | past | comparison | - | Which celebrities did you like when you were younger? | Did you like other stars at primary school?
  talk | F | present | habit | - | Do you often talk about celebrities with your friends? | Do you talk about stars at school?
  interest | H | present | reason | - | Why are so many people interested in the lives of celebrities? | Is the life of a star interesting?
  one-day | H | conditional | hypothesis | - | If you could be a celebrity for a day, who would you be? | Would you like to be a star for a day?
  == meeting: meet, meeting, selfie, guest, visitor, welcome, invite, invitation
  met | F | past | event | - | Have you ever seen a celebrity in real life? | Did you see a star at a concert last year?
  who | F | conditional | hypothesis | - | Which celebrity would you like to meet? | Would you like to meet a famous singer?
  ask | F | conditional | hypothesis | - | What would you say to a famous person? | Would you ask a star for a photo?
  event | F | future | plan | - | Are you going to see a famous person this year? | Are you going to see a concert or a match this year?
  invite | H | conditional | hypothesis | - | If you could invite a star to your school, who would you choose? | Would you like to see a star at your school?
  == influencers: influencer, YouTuber, TikTok, blog, video, channel, Instagram, follow, YouTube, comment, podcast, profile
  follow | F | present | habit | - | Do you follow influencers online? | Do you watch influencers' videos?
  opinion | F | present | opinion | - | What do you think of influencers? | Are influencers funny or annoying?
  video | F | past | event | - | Which videos did you watch online last week? | Did you watch a video yesterday?
  job | F | conditional | hypothesis | - | Would you like to work as an influencer? | Would you like to make videos?
  trust | H | present | opinion | - | Can people always believe what influencers say? | Do influencers always tell the truth?
  influence | H | present | reason | - | Why do influencers have so much influence on young people? | Do young people listen to influencers?
  future | H | future | hypothesis | - | Will influencers still be so popular in ten years' time? | Will there be more influencers in ten years?
  == role-models: role model, hero, heroine, admire, respect, courage, quality, inspire, example, talent, superhero, model
  who | F | present | opinion | - | Do you have a role model? | Do you admire a famous person?
  qualities | F | present | description | - | What qualities does a good role model have? | Is a good role model famous or kind?
  famous | F | present | comparison | - | Do you prefer a famous role model or somebody you know? | Is there a role model in your family?
  be-one | F | future | plan | - | What will you do to set a good example to others? | Will you help the younger pupils at your school?
  learned | H | past | event | likes | What have you learned from a person you admire? | Did you learn a lot from a teacher last year?
  stars | H | present | opinion | - | Are celebrities always good role models for young people? | Are stars good or bad role models?
  need | H | present | reason | - | Why do young people need role models? | Are role models important?
  == fame: fame, success, money, dream, wealth, career, luck, happiness
  good | F | present | opinion | - | What are the advantages of being famous? | Is it fun to be famous?
  bad | F | present | opinion | - | What are the disadvantages of being famous? | Is the life of a star easy or difficult?
  want | F | conditional | hypothesis | - | Would you like to be famous? | Would you like to be rich and famous?
  one-day | F | future | plan | - | Will you be famous one day? | Will you be on television one day?
  life | H | conditional | hypothesis | - | If you were famous, what would your life be like? | Would you travel a lot if you were famous?
  happy | H | present | comparison | - | Are famous people happier than other people? | Are stars always happy?
  before | H | past | comparison | - | How did people become famous before the internet? | Was it harder to be famous before the internet?
  == singers: singer, rapper, band, song, concert, musician, album, pop, music, lyrics, singer-songwriter, rock band, voice, tour
  popular | F | present | description | - | Which singer or band is very popular at the moment? | Do you like pop stars?
  good | F | present | opinion | - | What makes a good singer, in your opinion? | Does a good singer have to dance well?
  concert | F | past | event | - | Have you ever seen a famous band in concert or on television? | Did you see a concert on television last year?
  next | F | future | plan | - | Which singer or band are you going to listen to this weekend? | Are you going to listen to music tonight?
  words | H | present | opinion | - | Are the words of a song more important than the music? | Are the words of songs important?
  == actors: actor, actress, film, role, series, director, cinema, scene, premiere, screen, action film, comedy
  favourite | F | present | opinion | - | Who is your favourite actor or actress? | Do you prefer actors in comedies or in action films?
  last | F | past | event | - | Which film with a famous actor have you seen recently? | Did you see a good film last month?
  work | F | present | opinion | - | Is acting a good job, in your opinion? | Is an actor's work easy or hard?
  partner | H | conditional | hypothesis | - | If you were in a film, which star would you like to work with? | Would you like to be in a film?
  pay | H | present | opinion | - | Do famous actors earn too much money, in your opinion? | Do film stars earn a lot of money?
  == athletes: athlete, footballer, football player, sportsman, sportswoman, sportsperson, champion, medal, match, team, tennis player, player, cyclist, runner
  favourite | F | present | opinion | - | Which sports star do you like best? | Do you prefer football stars or tennis stars?
  seen | F | past | event | - | Which sports star have you seen on television recently? | Did you watch sport on television last week?
  life | F | present | description | - | What is the daily life of a sports star like? | Do sports stars train every day?
  pay | H | present | comparison | - | Is it fair that footballers earn more than doctors? | Do footballers earn too much?
  women | H | present | comparison | - | Is women's sport as popular as men's sport? | Do you like women's football?
  == media: magazine, newspaper, press, privacy, news, report, article, photographer, photo, journalist, interview
  read | F | present | habit | - | Do you read news about celebrities? | Do you prefer magazines or the internet?
  recently | F | past | event | - | What have you read about a celebrity recently? | Did you read an article about a star last week?
  photos | F | present | opinion | - | What do you think of the photos that stars post online? | Do you like looking at photos of stars?
  privacy | H | present | opinion | - | Do celebrities have the right to a private life? | Does a star need a private life?
  magazines | H | future | hypothesis | - | Will people still read celebrity magazines in twenty years' time? | Will people read magazines in the future?
  == television: reality TV, reality show, TV, programme, competition, television, watch TV, television programme, talk show, judge, entertainment, soap opera
  watch | F | present | habit | - | Do you watch talent shows or reality TV? | Do you prefer talent shows or series?
  opinion | F | present | opinion | - | What do you think of reality TV? | Is reality TV funny or boring?
  take-part | F | conditional | hypothesis | - | Would you like to take part in a talent show? | Would you like to sing or dance on television?
  next | F | future | plan | - | What are you going to watch on television this week? | Are you going to watch a series tonight?
  fame | H | present | reason | - | Why do so many people want to be famous on television? | Is it easy to become famous on television?
  == style: fashion, advert, advertising, brand, clothes, product, style, make-up, perfume, trainer
  like | F | present | opinion | - | What do you think of celebrities' style? | Do you like stars' clothes?
  bought | F | past | event | - | Have you ever bought a product that a star recommended? | Have you ever bought trainers from a well-known brand?
  copy | F | conditional | hypothesis | - | Which star's style would you like to have? | Would you like to wear the clothes of a star?
  adverts | H | present | reason | - | Why do brands use celebrities in their adverts? | Do you like adverts with celebrities?
  real | H | present | opinion | - | Do stars' photos online always show reality? | Are stars' photos always real?
  == charity: charity, donate, help, campaign, raise money, poor person, environment, volunteer, volunteering, protect, voluntary work
  how | F | present | opinion | - | How can celebrities help other people? | Can stars help the environment?
  recently | F | past | event | - | What good thing has a celebrity done recently? | Did a star visit a school or a hospital last year?
  would | F | conditional | hypothesis | - | What would you do for others if you were famous? | Would you give money to charity if you were rich?
  duty | H | conditional | opinion | - | Should rich stars give part of their money to charity? | Is it good when stars give money?
  future | H | future | hypothesis | - | Will celebrities do more for the environment in the future? | Will stars travel less by plane in the future?
  `,
);
