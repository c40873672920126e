import { graphOf } from "../followUp.ts";

export const festivals = graphOf(
  "festivals",
  `
  == favourites: festival, celebration, celebrate, festivities, bank holiday, Easter, Eid, Diwali, Ramadan, Hanukkah
  best | F | present | opinion | - | Which festival do you like best? | Do you prefer birthdays or New Year?
  who | F | present | habit | - | Who do you like celebrating with? | Do you celebrate with your family or with friends?
  do | F | present | habit | - | What do you usually do on a special day? | Do you eat with your family on a special day?
  recent | F | past | event | - | What have you celebrated recently? | Have you celebrated a birthday recently?
  next | F | future | plan | - | What are you going to celebrate next? | Are you going to celebrate something this month?
  important | H | present | reason | - | Why do you think festivals are important for people? | Are festivals important for you?
  invent | H | conditional | hypothesis | - | If you could invent a new festival, what would people celebrate? | Would you like to have more bank holidays?
  == birthday: birthday, candle, invitation, age, balloon, be born
  when | F | present | fact | - | In which month is your birthday? | Is your birthday during the holidays?
  like | F | present | habit | - | What do you like doing on your birthday? | Do you like eating cake on your birthday?
  last | F | past | event | - | What did you do on your last birthday? | Did you eat a cake on your last birthday?
  next | F | future | plan | - | What are you going to do on your next birthday? | Are you going to invite friends on your next birthday?
  family-friends | F | present | comparison | - | Do you prefer birthdays with your family or with friends? | Do you like birthdays with your family?
  ideal | H | conditional | hypothesis | - | What would you do on an ideal birthday? | Would you like to have a big birthday party?
  eighteen | H | future | plan | - | How will you celebrate your eighteenth birthday? | Will you celebrate your eighteenth birthday with a lot of friends?
  childhood | H | past | description | - | What were your birthdays like when you were six? | Did you play a lot on your sixth birthday?
  == christmas: Christmas, Christmas Day, Christmas Eve, Christmas tree, Christmas carol, Christmas market, Father Christmas, Christmas holidays, tinsel, St Nicholas, Epiphany
  do | F | present | habit | - | What do you usually do in the Christmas holidays? | Do you spend the Christmas holidays with your family?
  britain | F | present | description | - | How do people celebrate Christmas in Great Britain? | Do people eat turkey at Christmas in Great Britain?
  markets | F | present | opinion | - | What do you think of Christmas markets? | Are Christmas markets pretty or boring?
  last | F | past | event | - | What did you do in the last Christmas holidays? | Did you watch films in the last Christmas holidays?
  commercial | H | present | opinion | - | In your opinion, is Christmas too commercial nowadays? | Do people buy too much at Christmas?
  beach | H | conditional | hypothesis | - | What would Christmas be like at the beach in Australia? | Would you like to spend Christmas in a hot country?
  == new-year: New Year's Eve, midnight, fireworks, grape, luck, eve
  do | F | present | habit | - | What do you usually do on New Year's Eve? | Do you stay at home on New Year's Eve?
  fireworks | F | present | opinion | - | What do you think of fireworks? | Are fireworks beautiful or too loud?
  last | F | past | event | - | How did you spend last New Year's Eve? | Did you watch fireworks last New Year's Eve?
  resolution | F | future | plan | - | What are you going to improve next year? | Are you going to do more sport next year?
  grapes | H | present | opinion | - | In Spain, people eat twelve grapes at midnight on New Year's Eve: what do you think of the idea? | Is eating grapes at midnight a good idea?
  city | H | conditional | hypothesis | - | In which city would you like to celebrate New Year? | Would you prefer to celebrate New Year in Paris or Berlin?
  == food: cake, biscuit, chocolate, turkey, meal, dessert, dish, pancake, nougat, yule log, cook, bake, barbecue, Pancake Day, food, tart, paella
  eat | F | present | habit | - | What do you like eating at a celebration? | Do you prefer cakes or pizza at a celebration?
  britain | F | present | description | - | What do people eat on special days in Great Britain? | Do people eat pancakes in February in Great Britain?
  bake | F | present | habit | - | Do you like baking or cooking for a party? | Is baking a cake easy or difficult?
  last | F | past | event | - | What did you eat at the last celebration in your family? | Did you eat cake at the last celebration?
  cook | F | conditional | hypothesis | - | What would you cook for a party with friends? | Would you make pizza for a party?
  together | H | present | reason | - | Why do you think eating together is important at celebrations? | Is a big meal important at a celebration?
  try | H | conditional | hypothesis | - | Which traditional dish from another country would you like to try? | Would you like to try a Spanish paella?
  == presents: present, Christmas present, card, surprise, give, receive, give as a present, wrap up, buy, perfume, jewellery, toy
  get | F | present | opinion | - | What presents do you like getting? | Do you prefer books or games as presents?
  give | F | present | comparison | - | Do you prefer giving or getting presents? | Do you like giving presents?
  best | F | past | opinion | - | What is the best present you have ever been given? | Have you ever been given a book as a present?
  gave | F | past | event | - | Have you bought or made a present for somebody recently? | Have you bought a present recently?
  next | F | future | plan | - | Are you going to give somebody a present soon? | Are you going to buy a present soon?
  home-made | H | present | comparison | - | Are home-made presents better than presents from a shop? | Do you like home-made presents?
  perfect | H | conditional | hypothesis | - | What would be a perfect present for your family? | Would a trip be a good present for your family?
  too-many | H | present | opinion | - | Do you think that children get too many presents nowadays? | Do children get too many presents?
  == other-countries: carnival, parade, San Fermín festival, Tomatina, Fallas, France, Spain, Germany, Austria, Switzerland, foreign countries, country, culture
  which | F | present | opinion | - | Which festival in another country do you find interesting? | Do you find carnival interesting?
  see | F | conditional | hypothesis | - | Which festival abroad would you like to see? | Would you like to see a carnival abroad?
  carnival | F | present | description | - | What do people do at carnival? | Do people wear costumes at carnival?
  learned | F | past | event | - | Which festival from another country did you learn about at school? | Did you learn about carnival at school?
  compare | H | present | comparison | - | How are festivals abroad different from those in Great Britain? | Are festivals abroad louder than in Great Britain?
  learn | H | present | reason | - | Why is it good to get to know the festivals of other cultures? | Is it good to know other festivals?
  tourists | H | present | opinion | - | What do you think of tourists at traditional festivals? | Are there too many tourists at famous festivals?
  == parties: party, dance, music, invite, song, decoration, decorate, disco, singing, dancing
  good | F | present | opinion | - | What do people need for a good party? | Do people need music for a good party?
  do | F | present | habit | - | What do you like doing at a party? | Do you prefer dancing or talking at a party?
  music | F | present | opinion | - | Which music do you like at a party? | Do you prefer pop or rap at a party?
  wear | F | present | habit | - | What do you like wearing to a party? | Do you wear jeans to a party?
  last | F | past | event | - | Have you celebrated something with friends recently? | Did you dance at a party last year?
  class | H | conditional | hypothesis | - | What kind of party would you organise for your class? | Would you like to organise a party for your class?
  small-big | H | present | comparison | - | Are small parties better than big ones? | Do you like small parties?
  == costumes: Halloween, costume, dress up, disguise, witch, ghost, monster, sweets, pirate, superhero, mask
  halloween | F | present | opinion | - | What do you think of Halloween? | Is Halloween fun or silly?
  dressing-up | F | present | opinion | - | Do you like wearing costumes for a party? | Are costumes fun or silly?
  britain | F | present | description | - | What do children in Great Britain do at Halloween? | Do children get sweets at Halloween?
  worn | F | past | event | - | Have you ever worn a costume to a party? | Have you ever worn a costume at school?
  wish | F | conditional | hypothesis | - | Which costume would you like to wear to a party? | Would you like to wear a pirate costume?
  only-children | H | present | opinion | - | In your opinion, is Halloween only for little children? | Is Halloween also for teenagers?
  == traditions: custom, tradition, bonfire, Easter bunny, Mother's Day, saint's day, flag, king, queen, symbol
  british | F | present | opinion | - | Which British tradition do you like? | Do you like Pancake Day?
  november | F | present | description | - | What do people do in Great Britain on the fifth of November? | Are there fireworks on the fifth of November?
  family | F | present | habit | - | Does your family have a special custom? | Does your family play games at celebrations?
  show | F | conditional | hypothesis | - | Which tradition would you show a visitor from abroad? | Would you make pancakes with a visitor from abroad?
  primary | H | past | opinion | - | Which tradition did you like when you were at primary school? | Did you like chocolate eggs at primary school?
  keep | H | present | opinion | - | Is it important to keep old traditions? | Are old traditions interesting or boring?
  future | H | future | hypothesis | - | Which traditions will still exist in fifty years? | Will people still eat pancakes in February in fifty years?
  == family: wedding, anniversary, ceremony, bride, relative, cousin, grandparents, uncle, aunt, family, photo
  do | F | present | habit | - | How does your family celebrate special days? | Does your family celebrate at home or in a restaurant?
  weddings | F | present | opinion | - | What do you think of big weddings? | Are big weddings nice or too expensive?
  last | F | past | event | - | What did you do at the last celebration in your family? | Did you dance at the last celebration in your family?
  next | F | future | plan | - | What is your family going to celebrate soon? | Is your family going to have a party soon?
  surprise | H | conditional | hypothesis | - | What surprise would you organise for somebody in your family? | Would you like to surprise somebody in your family?
  young | H | present | comparison | - | Are family celebrations as important for young people as for adults? | Do teenagers like family celebrations?
  == local-events: event, fair, concert, show, circus, stage, band, town, village, street, square
  town | F | present | description | - | What festivals and events are there where you live? | Is there a festival where you live?
  music | F | present | opinion | - | What do you think of music festivals? | Are music festivals great or too loud?
  seen | F | past | event | - | Have you ever seen a parade or a concert? | Did you watch a parade last summer?
  next | F | future | plan | - | Are you going to see a concert or a festival this year? | Are you going to hear a band live this summer?
  organise | H | conditional | hypothesis | - | What kind of event would you organise for your town or village? | Would you organise a concert for your town?
  advantages | H | present | opinion | - | What are the advantages and disadvantages of a festival for a town? | Is a festival good for the shops?
  `,
);
