/** Questions with the student's clause in them: "name | question | simpler question | model answer". See `graph/slots.ts`. */
export const slots = `
since | ¿Desde cuándo {asks}? | ¿Es algo nuevo para ti? | Desde hace tres años, porque una amiga me animó a probarlo y me encanta.
who-with | ¿Con quién {asks}? | ¿Es con tu familia o con amigos? | Normalmente con mis amigos, porque es más divertido cuando somos varios.
where | ¿Dónde {asks}? | ¿Lo haces en el instituto o en un club? | En un club cerca de mi casa, porque hay muy buen ambiente.
how-often | ¿Cuántas veces por semana {asks}? | ¿Es todos los días o una vez por semana? | Dos veces por semana, porque el resto del tiempo tengo muchos deberes.
when | ¿Cuándo {asks}? | ¿Es por la mañana o por la noche? | Sobre todo por la noche, después de los deberes, porque por la mañana no tengo tiempo.
who-went | ¿Con quién {asks}? | ¿Estabas con tu familia o con amigos? | Estaba con mi familia y lo pasamos muy bien juntos.
went-why | ¿Por qué {asks}? | ¿Fue idea tuya? | Fue idea mía, porque tenía ganas desde hacía mucho tiempo.
will-who | ¿Con quién {asks}? | ¿Será con tu familia o con amigos? | Será con mis amigos, porque vamos a reírnos mucho juntos.
will-when | ¿Cuándo {asks}? | ¿Es esta semana o más tarde? | Voy a hacerlo el sábado que viene, porque no tendré clase.
will-why | ¿Por qué {asks}? | ¿Sería divertido o útil? | Porque creo que sería una experiencia emocionante y útil.
like-why | ¿Por qué {asks}? | ¿Es porque es divertido? | Porque es divertido y creo que ayuda a desconectar.
hate-why | ¿Por qué {asks}? | ¿Es porque es aburrido? | Porque me parece aburrido y prefiero hacer otra cosa.
not-why | ¿Por qué {asks}? | ¿Hay una razón especial? | Porque no es lo mío y prefiero otra cosa.
learn-why | ¿Por qué {asks}? | ¿Es útil para tu futuro? | Porque será útil en el futuro y me parece interesante.
`;
