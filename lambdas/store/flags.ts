import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { FlaggedAnswer, FlagReview } from "../../domain/flagShapes.ts";
import { FLAGGED_ANSWERS_MAX, FLAGS_SHOWN } from "../../domain/limits.ts";
import { environment } from "../environment.ts";
import type { Begun, Finished } from "./attempt.ts";
import { conditionFailed, database, isExpired, pagesOf } from "./database.ts";

/** A flagged attempt as the index of flags holds it: without the conversation. */
export type FlaggedRow = Pick<
  Begun,
  "assignment_id" | "attempt" | "studentId" | "class_id" | "expiresAt" | "flagged" | "review"
> &
  Required<Pick<Begun, "flaggedAt">> &
  Partial<Pick<Finished, "finishedAt">>;

/** Attempts are open until somebody has reviewed them, and again once something more is flagged. */
export type FlagBox = "open" | "reviewed";

export type Flags = {
  /**
   * Adds a flagged answer to a registered, unfinished attempt; nothing where there is none. `ownerId` is the exercise's owner, in whose
   * inbox it goes; undefined for the owner's own test, which goes in nobody's.
   */
  raise(place: FlagPlace, answer: FlaggedAnswer, ownerId: string | undefined): Promise<void>;
  /** What is in a box of this owner's, the newest first, FLAGS_SHOWN at most. What was flagged a moment ago may be missing. */
  listIn(box: FlagBox, ownerId: string): Promise<FlaggedRow[]>;
  /** Keeps the review in place of an earlier one. False where nothing of this attempt is flagged, or it is gone. */
  review(place: FlagPlace, review: FlagReview, ownerId: string): Promise<boolean>;
  /** Moves what is flagged on an exercise from its owner's boxes to those of another member. */
  handOver(assignmentId: string, from: string, to: string): Promise<void>;
};

export type FlagPlace = { assignmentId: string; attempt: string };

const boxOf = (box: FlagBox, ownerId: string): string => `${box} ${ownerId}`;

/** Flags in the table of results. Only flagged attempts have the key of the index `byFlag`, so it holds nothing else. */
export const flagsTable = (): Flags => {
  const TableName = environment("RESULTS_TABLE");
  const keyOf = ({ assignmentId, attempt }: FlagPlace) => ({ assignment_id: assignmentId, attempt });

  /** False where the condition did not hold. */
  const update = async (input: ConstructorParameters<typeof UpdateCommand>[0]): Promise<boolean> => {
    try {
      await database.send(new UpdateCommand(input));
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  };

  return {
    async raise(place, answer, ownerId) {
      const inBox = ownerId === undefined ? "" : ", flagBox = :box, flaggedAt = :at";
      const asked = {
        TableName,
        Key: keyOf(place),
        UpdateExpression: `SET flags = list_append(if_not_exists(flags, :none), :flags)${inBox}`,
        ConditionExpression: "attribute_exists(attempt) AND attribute_not_exists(finishedAt)",
        ExpressionAttributeValues: {
          ":none": [],
          ":flags": answer.flags,
          ...(ownerId !== undefined && { ":box": boxOf("open", ownerId), ":at": answer.at }),
        },
      };
      const isKept = await update({
        ...asked,
        UpdateExpression: `${asked.UpdateExpression}, flagged = list_append(if_not_exists(flagged, :none), :answer)`,
        ConditionExpression: `${asked.ConditionExpression} AND (attribute_not_exists(flagged) OR size(flagged) < :most)`,
        ExpressionAttributeValues: {
          ...asked.ExpressionAttributeValues,
          ":answer": [answer],
          ":most": FLAGGED_ANSWERS_MAX,
        },
      });
      // Full, or gone: the flag itself is raised in any case.
      if (!isKept) await update(asked);
    },

    async listIn(box, ownerId) {
      const rows: FlaggedRow[] = [];
      const asked = {
        TableName,
        IndexName: "byFlag",
        KeyConditionExpression: "flagBox = :box",
        ExpressionAttributeValues: { ":box": boxOf(box, ownerId) },
        ScanIndexForward: false,
        Limit: FLAGS_SHOWN,
      };
      for await (const page of pagesOf<FlaggedRow>(asked)) {
        rows.push(...page.filter(({ expiresAt }) => expiresAt === undefined || !isExpired({ expiresAt })));
        if (rows.length >= FLAGS_SHOWN) break;
      }
      return rows.slice(0, FLAGS_SHOWN);
    },

    review: (place, review, ownerId) =>
      update({
        TableName,
        Key: keyOf(place),
        UpdateExpression: "SET review = :review, flagBox = :box",
        ConditionExpression: "attribute_exists(flagBox)",
        ExpressionAttributeValues: { ":review": review, ":box": boxOf("reviewed", ownerId) },
      }),

    async handOver(assignmentId, from, to) {
      for (const box of ["open", "reviewed"] as const) {
        const asked = {
          TableName,
          IndexName: "byFlag",
          KeyConditionExpression: "flagBox = :box",
          FilterExpression: "assignment_id = :id",
          ExpressionAttributeValues: { ":box": boxOf(box, from), ":id": assignmentId },
        };
        // The index may be a moment behind the table: what has been reviewed meanwhile stays reviewed.
        for await (const page of pagesOf<FlaggedRow>(asked))
          for (const { attempt } of page)
            await update({
              TableName,
              Key: keyOf({ assignmentId, attempt }),
              UpdateExpression: "SET flagBox = :to",
              ConditionExpression: "flagBox = :from",
              ExpressionAttributeValues: { ":to": boxOf(box, to), ":from": boxOf(box, from) },
            });
      }
    },
  };
};
