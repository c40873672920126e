import { labelWords } from "../classes/classExercises.ts";
import { type ExerciseOrder, type ExerciseView, exerciseOrders } from "./exerciseList.ts";

/** Stands for all classes: a label is never so long. */
const ALL = "all classes, whatever their label is";
const orders = Object.entries(exerciseOrders) as [ExerciseOrder, string][]; // entries() forgets its keys' type

type Props = {
  view: ExerciseView;
  look(view: ExerciseView): void;
  /** The names of classes that can be chosen, "" for none. */
  classes: readonly string[];
  /** How many exercises are archived. */
  archived: number;
  /** Are there so many exercises that they have to be looked for? */
  isLong: boolean;
};

/** What is looked at: by words, by class, in which order, and what has been put away. */
export const ListTools = ({ view, look, classes, archived, isLong }: Props) => (
  <div className="list-tools">
    {isLong && (
      <>
        <label className="choose list-search">
          Find an exercise
          <input
            type="search"
            autoComplete="off"
            value={view.words}
            onChange={({ target }) => look({ ...view, words: target.value })}
          />
        </label>
        <label className="choose">
          Sort by
          <select
            value={view.order}
            // The options are the orders themselves.
            onChange={({ target }) => look({ ...view, order: target.value as ExerciseOrder })}
          >
            {orders.map(([order, words]) => (
              <option key={order} value={order}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </>
    )}
    {classes.length > 1 && (
      <label className="choose">
        Class
        <select
          value={view.className ?? ALL}
          onChange={({ target }) =>
            look({ ...view, className: target.value === ALL ? undefined : target.value })
          }
        >
          <option value={ALL}>All</option>
          {classes.map((name) => (
            <option key={name} value={name}>
              {labelWords(name)}
            </option>
          ))}
        </select>
      </label>
    )}
    {archived > 0 && (
      <label className="choice-option">
        <input
          type="checkbox"
          checked={view.isArchived}
          onChange={({ target }) => look({ ...view, isArchived: target.checked })}
        />
        Archived ({archived})
      </label>
    )}
  </div>
);
