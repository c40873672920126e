/** Questions about what the student has mentioned: "name | question | simpler question | model answer". See `graph/things.ts`. */
export const things = `
career-how | ¿Qué hay que hacer para ser {bare}? | ¿Hay que ir a la universidad para eso? | Hay que estudiar muchos años y sacar buenas notas en ciencias.
career-qualities | ¿Qué cualidades hacen falta para ser {bare}? | ¿Hace falta mucha paciencia para eso? | Hace falta mucha paciencia, porque es un trabajo difícil.
placement-learn | ¿Qué aprendiste en {nom}? | ¿Aprendiste algo útil? | Aprendí a trabajar en equipo y conocí a gente interesante.
placement-hope | ¿Qué te gustaría aprender en {nom}? | ¿Te gustaría conocer a gente nueva? | Me gustaría aprender a trabajar en equipo y a hablar con los clientes.
placement-like | ¿Qué fue lo que más te gustó {of}? | ¿Fue interesante o aburrido? | Me gustó mucho el ambiente, porque todos eran muy amables conmigo.
pet-like | ¿Y cómo {is} {nom}? | ¿Es un animal tranquilo o activo? | Es pequeño y muy gracioso, y duerme mucho en mi cama.
pet-care | ¿Quién cuida {to} en tu casa? | ¿Cuidas tú a tu mascota? | Casi siempre yo, porque mis padres trabajan mucho.
pet-do | ¿Qué te gusta hacer con {nom}? | ¿Te gusta jugar con tu mascota? | Me gusta jugar con él en el jardín, porque es muy divertido.
event-like | ¿Qué tal {nom}? | ¿Fue bien o fue aburrido? | Fue genial, porque había muy buen ambiente.
event-best | ¿Qué fue lo que más te gustó {of}? | ¿Hubo algo especial? | Me gustó mucho el final, porque todos cantaron.
event-ready | ¿Cómo te vas a preparar para {nom}? | ¿Vas a preparar algo? | Voy a hacer una lista y voy a hablar con mis amigos.
work-about | ¿De qué trata {nom}? | ¿Es una historia divertida o seria? | Es la historia de una chica que viaja mucho y hace nuevos amigos.
work-best | ¿Qué te gustó {of}? | ¿Había un buen actor o un buen personaje? | Me gustó la historia, porque era divertida y un poco triste.
club-people | ¿Cómo es la gente {of}? | ¿Son simpáticos? | Son muy simpáticos y nos reímos mucho juntos.
club-since | ¿Desde cuándo estás en {nom}? | ¿Es nuevo para ti? | Desde hace dos años, porque mi hermano me animó a probarlo.
instrument-hard | ¿Qué es lo más difícil de tocar {nom}? | ¿Es difícil de tocar? | Lo más difícil es el ritmo, porque hay que practicar mucho.
instrument-choose | ¿Por qué elegiste {nom}? | ¿Fue idea tuya? | Elegí este instrumento porque me encanta su sonido.
game-do | ¿Qué hay que hacer en {nom}? | ¿Es un juego fácil o difícil? | Hay que construir una ciudad y trabajar en equipo, es divertido.
activity-taught | ¿Quién te enseñó a {inf}? | ¿Aprendiste en el colegio? | Me enseñó mi padre cuando tenía siete años.
activity-best | ¿Qué es lo que más te gusta de {inf}? | ¿Es relajante? | Es relajante y puedo olvidar los deberes.
sport-best | ¿Qué es lo que más te gusta {of}? | ¿Es divertido? | Me gusta mucho el ambiente, porque nos reímos mucho juntos.
sport-hard | ¿Qué es lo más difícil {of}? | ¿Es fácil de aprender? | Lo más difícil es estar tranquilo cuando estás cansado.
sport-begin | ¿Cómo empezaste con {nom}? | ¿Empezaste en la escuela primaria? | Empecé en la escuela primaria, porque mi hermana ya lo hacía.
relative-view | ¿Y {nom} {thinks} lo mismo? | ¿Tiene la misma opinión que tú? | Está de acuerdo conmigo, porque nos gustan las mismas cosas.
relative-like | ¿Y cómo {is} {nom}? | ¿Es una persona tranquila o divertida? | Es divertida y amable, y siempre me ayuda con los deberes.
relative-get-on | ¿Cómo te llevas con {nom}? | ¿Os lleváis bien? | Nos llevamos bien, porque tenemos el mismo sentido del humor.
relative-do | ¿Qué te gusta hacer con {nom}? | ¿Habláis mucho? | Nos gusta ver películas y preparar la cena juntos.
abroad-best | ¿Qué fue lo que más te gustó {in}? | ¿Te gustó la comida de allí? | Me gustó mucho la playa y la gente, que era muy amable.
abroad-weather | ¿Qué tiempo hacía {in}? | ¿Hacía calor? | Hacía mucho calor, así que fuimos a la playa todos los días.
abroad-do | ¿Qué se puede hacer {in}? | ¿Hay muchas cosas que hacer allí? | Se puede visitar museos, ir a la playa y comer muy bien.
abroad-plan | ¿Qué te gustaría ver {in}? | ¿Vas a visitar una ciudad? | Me gustaría ver los monumentos y probar la comida típica.
subject-now | ¿Qué estáis haciendo {in} ahora? | ¿Es interesante ahora? | Ahora hacemos un proyecto en grupo y es bastante interesante.
subject-hard | ¿Qué te parece difícil {in}? | ¿Es difícil para ti? | Los exámenes me parecen difíciles, porque hay que aprender muchas cosas.
garment-buy | ¿Dónde compraste {nom}? | ¿Fue en una tienda? | En una tienda del centro, porque no era muy caro.
room-like | ¿Cómo {is} {nom}? | ¿Es grande o pequeño? | Es bastante pequeño, pero tiene una ventana grande y es cómodo.
room-change | ¿Qué cambiarías {of}? | ¿Te gustaría otro color? | Cambiaría el color de las paredes, porque ya no me gusta el blanco.
device-use | ¿Para qué usas más {nom}? | ¿Lo usas para el instituto? | Sobre todo para hablar con mis amigos y para hacer los deberes.
place-like | ¿Cómo {is} {nom}? | ¿Es grande o pequeño? | Es bastante grande y muy bonito, y hay muchas cosas que ver.
place-best | ¿Qué te gustó {of}? | ¿Fue interesante? | Me gustó el ambiente, porque era tranquilo y bonito.
dish-make | ¿Sabes preparar {nom}? | ¿Es fácil de preparar? | Sí, es bastante fácil, y mi padre me ayuda a veces.
dish-last | ¿Cuándo comiste {bare} por última vez? | ¿Fue la semana pasada? | El sábado pasado en casa de mi abuela, y estaba delicioso.
harm-do | ¿Qué se puede hacer contra {nom}? | ¿Puede cada uno hacer algo? | Podemos cambiar nuestras costumbres y hablar del tema en el instituto.
any-more | ¿Puedes contarme algo más {of}? | ¿Es importante para ti? | Sí, es importante para mí, porque pienso mucho en eso.
`;
