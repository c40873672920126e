import { graphOf } from "../followUp.ts";

export const mediaAndTechnology = graphOf(
  "media and technology",
  `
  == phone: phone, mobile phone, smartphone, tablet, screen, battery, charger, device, selfie, camera, text message
  use | F | present | habit | - | What do you use a phone for? | Do you use a phone for music or messages?
  screen-time | F | present | habit | - | How much time a day do you spend in front of a screen? | Do you spend an hour or more in front of a screen?
  opinion | F | present | opinion | - | What do you think of mobile phones? | Are phones useful or annoying?
  yesterday | F | past | event | - | What did you watch or do on a screen yesterday? | Did you send any messages yesterday?
  week-without | F | conditional | hypothesis | - | What would you do for a week without a phone? | Would you read or do sport without a phone?
  class | H | present | opinion | - | Should phones be allowed in lessons, in your opinion? | Are phones in class a good or a bad idea?
  generations | H | present | comparison | - | Do young people and adults use their phones in the same way? | Do adults use their phones more or less than we do?
  == internet: internet, website, Wi-Fi, connection, search, access, download, page, email, link, browse, surf
  use | F | present | habit | - | What do you do on the internet? | Do you watch videos or do homework on the internet?
  advantages | F | present | opinion | - | What are the advantages of the internet for you? | Is the internet useful for school?
  disadvantages | F | present | opinion | - | What don't you like about the internet? | Is the internet sometimes boring?
  recent | F | past | event | - | What did you look for on the internet recently? | Did you look for something for school recently?
  this-week | F | future | plan | - | What will you use the internet for this week? | Will you do homework online this week?
  without | H | conditional | hypothesis | - | What would your daily life be like without the internet? | Would life without the internet be easy or difficult?
  school | H | present | comparison | - | Is it better to learn online or in a classroom? | Do you prefer learning online or at school?
  == networks: Instagram, TikTok, WhatsApp, YouTube, networks, network, message, chat, chatting, comment, profile, follow, upload, user
  opinion | F | present | opinion | - | What do you think of social networks? | Do you find social networks useful or boring?
  contact | F | present | habit | - | How do you stay in contact with your friends? | Do you prefer to phone or write messages?
  share | F | past | event | likes | What did you share or watch on social networks recently? | Did you share a photo recently?
  time | F | present | opinion | - | Do young people spend too much time on social networks? | Is an hour a day on social networks too much?
  age | H | present | opinion | - | From what age should people be allowed to use social networks? | Is thirteen a good age for social networks?
  face-to-face | H | present | comparison | - | Is talking online as good as talking face to face? | Do you prefer talking online or face to face?
  future | H | future | hypothesis | - | How will social networks change in the future? | Will people use social networks more in the future?
  == gaming: video game, game, computer game, console, PlayStation
  any | F | present | habit | asks gaming | Do you sometimes play on a console or on your phone? | Do you like phone games?
  favourite | F | present | description | if gaming | Which video game do you like playing best? | Do you prefer sports games or adventure games?
  last | F | past | event | if gaming | When did you last play a video game? | Did you play a video game at the weekend?
  instead | F | present | habit | if no gaming | What do you like doing more than video games? | Do you prefer reading or sport to video games?
  good-for | H | present | opinion | - | What can people learn from video games, in your opinion? | Can video games be useful?
  invent | H | conditional | hypothesis | - | If you could invent a video game, what would it be like? | Would your video game be funny or difficult?
  == television: TV, television, TV set, Netflix, series, programme, channel, documentary, cartoon, episode, soap opera, reality show, remote control, watch TV
  watch | F | present | habit | - | What do you like watching on television? | Do you prefer series or sport on television?
  dislike | F | present | opinion | - | Which television programmes do you not like? | Do you find the news boring?
  with-whom | F | present | habit | - | When and with whom do you watch television? | Do you often watch television with your family?
  last | F | past | event | - | What was the last series or programme you watched? | Did you watch a series last week?
  weekend | F | future | plan | - | What are you going to watch on TV this weekend? | Are you going to watch a film or sport this weekend?
  streaming | H | present | comparison | - | What are the advantages of streaming compared with normal television? | Do you prefer streaming or normal television?
  childhood | H | past | description | - | What did you watch on television as a child? | Did you watch cartoons as a child?
  == films: film, action film, horror film, science fiction film, actor, actress, director, trailer, scene, showing, comedy, thriller, superhero
  kind | F | present | opinion | - | What kind of films do you like? | Do you prefer funny films or exciting ones?
  last | F | past | event | - | Which film have you seen recently? | Did you see a funny film recently?
  where | F | present | comparison | - | Do you prefer watching films at the cinema or at home? | Is the cinema better than home for films?
  next | F | future | plan | - | Which film are you going to watch soon? | Are you going to watch a film soon?
  actor | F | present | description | - | Which actor or actress do you like, and for what reason? | Do you like funny actors?
  foreign | H | present | opinion | - | Is it a good idea to watch films in another language? | Do you find films with subtitles difficult?
  make | H | conditional | hypothesis | - | If you could make a film, what would it be about? | Would your film be a comedy or an action film?
  == books: book, novel, comic, magazine, e-book, author, reading, reader, chapter, poem, manga, story, read
  any | F | present | habit | asks reading | Do you like reading in your free time? | Do you read books or comics?
  kind | F | present | opinion | if reading | What kind of stories do you like reading? | Do you prefer adventure stories or detective stories?
  last | F | past | event | if reading | Which book did you read recently? | Did you read a good book recently?
  instead | F | present | habit | if no reading | What do you do in the evening instead of reading? | Do you watch films instead of reading?
  paper | H | present | comparison | - | Are paper books better than e-books? | Do you prefer books on paper or on a screen?
  less | H | present | reason | - | Why do some young people read less than in the past? | Do young people read too little?
  write | H | conditional | hypothesis | - | If you wrote a book, what would it be about? | Would your book be funny or exciting?
  == listening: streaming, playlist, podcast, radio, headphones, headphone, song, music, album, listen, listen to
  how | F | present | habit | - | How and when do you listen to music? | Do you listen to music in the morning or evening?
  podcasts | F | present | opinion | - | What do you think of podcasts? | Do you prefer podcasts or music?
  yesterday | F | past | event | - | What music or podcast did you listen to yesterday? | Did you listen to music or the radio yesterday?
  radio | H | present | opinion | - | Is the radio still useful in the age of streaming? | Is the radio too old for young people?
  own | H | conditional | hypothesis | - | If you had your own podcast, what would you talk about? | Would your podcast be about sport or films?
  == news: news, newspaper, piece of news, article, press, journalist, daily paper, advert, advertising, influencer, YouTuber, report, information
  how | F | present | habit | - | How do you find out about the news? | Do you read or watch the news?
  adverts | F | present | opinion | - | What do you think of adverts? | Do you find adverts funny or boring?
  seen | F | past | event | - | What have you seen in an advert recently? | Have you seen an advert for chocolate recently?
  influencers | H | present | opinion | - | What influence do influencers have on young people? | Are influencers good role models?
  trust | H | present | reason | - | How can people know whether news on the internet is true? | Can people believe everything on the internet?
  paper-future | H | future | hypothesis | - | Will there still be newspapers on paper in twenty years? | Will people still buy newspapers in the future?
  == computers: computer, laptop, technology, robot, machine, invention, software, programmer, computing, app, progress, tool, program
  use | F | present | habit | - | What do you use a computer for at school? | Do you use a computer in lessons?
  app | F | present | description | - | Which app do you find useful? | Do you prefer apps for music or for learning?
  help | F | past | event | - | What technology did you use for your last homework? | Did you do homework on a computer last week?
  job | F | future | plan | - | How will you use technology in your future job? | Will you use a computer in your future job?
  invent | F | conditional | hypothesis | - | Which app or machine would you like to invent? | Would you like to invent an app or a robot?
  ai | H | present | opinion | - | What are the advantages and disadvantages of artificial intelligence? | Is artificial intelligence useful for school?
  future | H | future | hypothesis | - | How will technology change our lives in the next twenty years? | Will there be more robots in the future?
  == safety: password, safety, privacy, data, account, identity, virus, hack
  how | F | present | habit | - | What do you do to stay safe online? | Is a long password important?
  photos | F | present | opinion | - | Is it a good idea to put photos online? | Do you find putting photos online good or bad?
  rules | F | present | fact | - | What rules for screens are there in your home or school? | Are there rules for phones at your school?
  learned | F | past | event | - | What have you learned at school about internet safety? | Did you talk about passwords at school?
  advice | H | conditional | hypothesis | - | What advice about the internet would you give to a younger child? | Would you talk to a child about passwords?
  who | H | present | opinion | - | Who should teach young people to use the internet safely? | Should schools teach internet safety?
  `,
);
