import { graphOf } from "../followUp.ts";

export const food = graphOf(
  "food",
  `
  == likes: food, favourite food, taste, pasta, pizza, rice, chicken, cheese, meat, fish, fruit, apple, banana, strawberry, vegetable, vegetables, carrot, tomato, vegetarian, vegan
  favourite | F | present | opinion | - | What is your favourite dish? | Do you prefer pizza or pasta?
  favourite-why | F | present | reason | - | Why do you like your favourite dish so much? | Is your favourite dish sweet or savoury?
  dislike | F | present | opinion | - | What do you not like eating at all? | Do you like mushrooms?
  fruit | F | present | habit | - | Which fruit and vegetables do you often eat? | Do you prefer apples or bananas?
  childhood | F | past | opinion | - | What did you like eating when you were little? | Did you like vegetables when you were little?
  changed | H | past | comparison | - | How have your tastes in food changed since primary school? | Did you like the same dishes at primary school?
  vegetarian | H | conditional | hypothesis | - | Would it be easy for you to eat only vegetarian dishes? | Do you like vegetarian dishes?
  == breakfast: breakfast, have breakfast, cereal, cornflake, muesli, toast, bread, bread roll, slice of bread, baguette, croissant, butter, jam, honey, egg, scrambled eggs, bacon, yoghurt
  usual | F | present | habit | - | What do you usually have for breakfast? | Do you prefer cereal or toast?
  weekend | H | present | comparison | - | How is breakfast at the weekend different from breakfast on school days? | Is your breakfast different at the weekend?
  today | F | past | event | - | What did you have for breakfast this morning? | Did you have breakfast this morning?
  tomorrow | F | future | plan | - | What are you going to have for breakfast tomorrow? | Are you going to eat toast tomorrow morning?
  important | F | present | opinion | - | Do you think breakfast is important? | Does breakfast give you energy?
  ideal | F | conditional | hypothesis | - | What would your ideal breakfast be? | Would you prefer a sweet or a savoury breakfast?
  == meals: meal, dinner, have dinner, have supper, soup, potato, plate, spaghetti, sauce, sausage, omelette, stew, roast
  evening | F | present | habit | - | What do you usually eat in the evening? | Do you eat a hot meal in the evening?
  with | F | present | habit | - | Who do you usually eat with in the evening? | Do you eat with your family in the evening?
  yesterday | F | past | event | - | What did you eat yesterday evening? | Did you eat pasta yesterday evening?
  tonight | F | future | plan | - | What are you going to eat tonight? | Are you going to eat at home tonight?
  together | H | present | opinion | - | In your opinion, how important is it to eat together at home? | Do you like eating with your family?
  phone | H | present | opinion | - | What do you think of people who look at their phones during meals? | Do you use your phone at the table?
  == cooking: cook, bake, cooking, baking, recipe, ingredient, kitchen, oven, cooker, dough, flour, prepare, fry, boil, grill, mix
  any | F | present | habit | asks cooking | Do you cook at home sometimes? | Can you cook?
  at-home | F | present | fact | - | Who cooks most often in your home? | Is there somebody in your home who cooks well?
  what | F | present | opinion | if cooking | What do you like cooking best? | Do you like making cakes?
  last | F | past | event | if cooking | What did you cook recently? | Did you make a cake recently?
  why-not | F | present | reason | if no cooking | Why do you not cook at home? | Is cooking boring or difficult?
  friends | F | conditional | hypothesis | - | What would you cook for your friends? | Would you make a pizza for your friends?
  lessons | H | present | opinion | - | Should all pupils learn to cook at school? | Are cooking lessons useful?
  contest | H | conditional | hypothesis | - | Would you take part in a cooking competition on television? | Do you like watching cooking programmes?
  == eatingOut: restaurant, café, fast food, junk food, waiter, waitress, menu, bill, order, serve, starter, main course, burger, hamburger, chips, hot dog
  often | F | present | habit | - | How often do you eat in a restaurant? | Do you sometimes eat in a restaurant?
  order | F | present | habit | - | What do you like ordering in a restaurant? | Do you prefer to order meat or pasta?
  place | F | present | opinion | - | Which café or restaurant in your area is good? | Is there a good restaurant in your area?
  last | F | past | event | - | Have you eaten in a restaurant or a café this year? | Did you eat in a café last month?
  soon | F | future | plan | - | Are you going to eat in a restaurant soon? | Are you going to eat in a restaurant or at home on Saturday?
  fast-food | H | present | reason | - | Why is fast food so popular with young people? | Do your friends like fast food?
  own | H | conditional | hypothesis | - | If you had your own restaurant, what would you serve? | Would you like to have a restaurant?
  == world: sushi, taco, paella, tapa, gazpacho, couscous, curry, kebab, schnitzel, lasagne, churro, speciality, Italy, India, China, Japan, Mexico, France, Spain, Germany
  favourite | F | present | opinion | - | Which country's food do you like best? | Do you prefer Italian or Chinese food?
  why | F | present | reason | likes | Why do you like food from other countries? | Is food from other countries interesting?
  tried | F | past | event | - | Which dish from another country have you already tried? | Have you ever eaten sushi?
  abroad | F | past | event | if abroad | What did you eat when you were abroad? | Was the food abroad good?
  national | F | present | description | - | Which dish is typical of Great Britain? | Is fish and chips typical of Great Britain?
  try | F | conditional | hypothesis | - | Which country's food would you like to try? | Would you like to try Japanese food?
  culture | H | present | opinion | - | What can you learn about a culture through its food? | Is the food of a country important?
  insects | H | conditional | hypothesis | - | On a trip, would you eat something unusual, such as insects? | Would you eat insects?
  == schoolLunch: lunch, have lunch, canteen, lunch break, sandwich, salad, tray, school, break, pupil, ham, tuna
  usual | F | present | habit | - | What do you usually eat at school? | Do you eat a sandwich at school?
  with | F | present | habit | - | Who do you eat with at school at lunchtime? | Do you eat with your friends at school?
  opinion | F | present | opinion | - | What do you think of the food in the canteen? | Is the food in the canteen good?
  last | F | past | event | - | What did you last eat at school? | Was your last lunch at school good?
  next-week | F | future | plan | - | What are you going to eat at school next week? | Are you going to eat in the canteen next week?
  primary | H | past | description | - | What were the meals like at your primary school? | Was the food good at your primary school?
  improve | H | conditional | hypothesis | - | What would you change about the canteen to make the meals better? | Would you like more vegetarian dishes in the canteen?
  == drinks: drink, water, mineral water, juice, orange juice, apple juice, tea, coffee, cocoa, lemonade, cola, fizzy drink, soft drink, energy drink, milk, milkshake, smoothie
  favourite | F | present | opinion | - | What do you like drinking best? | Do you prefer water or orange juice?
  hot-cold | F | present | comparison | - | Do you prefer hot drinks or cold drinks? | Do you like hot chocolate?
  water | F | present | habit | - | When do you drink water during the day? | Do you drink water at school?
  yesterday | F | past | event | - | What did you drink yesterday? | Did you drink tea yesterday?
  energy | H | present | opinion | - | What do you think of energy drinks for young people? | Are energy drinks good or bad?
  == snacks: snack, have a snack, chocolate, sweet, sweets, sweet things, biscuit, cookie, cake, ice cream, dessert, crisp, crisps, popcorn, pancake, waffle, sugar, nibble
  between | F | present | habit | - | What do you like eating between meals? | Do you prefer fruit or biscuits?
  dessert | F | present | opinion | - | Which dessert do you like best? | Do you prefer cake or ice cream?
  yesterday | F | past | event | - | What did you eat yesterday afternoon? | Did you eat biscuits yesterday afternoon?
  weekend | F | future | plan | - | What are you going to eat between meals this weekend? | Are you going to eat ice cream this weekend?
  without | H | conditional | hypothesis | - | Could you live for a month without chocolate or sweets? | Is chocolate important to you?
  == special: birthday, party, Christmas, Easter, Eid, Diwali, celebrate, celebration, festival, picnic, barbecue, guest, wedding, invite
  birthday | F | present | habit | - | What do you like eating on special days? | Do you like birthday cakes?
  last | F | past | event | - | Have you eaten something special at a party this year? | Did you eat any cake at a party this year?
  next | F | future | plan | - | What are you going to eat on your next birthday? | Are you going to have a cake on your next birthday?
  picnic | F | conditional | hypothesis | - | What would you take on a picnic with friends? | Would you take sandwiches on a picnic?
  best | H | past | description | - | What was the best meal you have ever had? | Did you have a very good meal this year?
  guests | H | conditional | hypothesis | - | What would you cook for a guest who had never eaten British food? | Would you make a British dish for a guest?
  == shopping: market, supermarket, shop, shops, bakery, baker, butcher, buy, groceries, queue, packet, tin, waste, throw away, price
  where | F | present | habit | - | Where does your family buy fruit and vegetables? | Do you buy fruit at the market or the supermarket?
  last | F | past | event | - | What did you last buy to eat or drink? | Did you buy a sandwich this week?
  weekend | F | future | plan | - | What are you going to buy to eat this weekend? | Are you going to buy something sweet this weekend?
  market | H | present | comparison | - | What are the advantages of a market compared with a supermarket? | Is a market better than a supermarket?
  waste | H | present | opinion | - | What can people do at home to throw away less food? | Do people throw away too much food?
  `,
);
