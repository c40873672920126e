import { AttributeType, BillingMode, ProjectionType, Table, type TableProps } from "aws-cdk-lib/aws-dynamodb";
import { RemovalPolicy } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { keepLogicalId } from "./logicalId.ts";
import { listedOfClasses, listedOfFlags, listedOfResults } from "./projection.ts";

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Where Viva remembers: one table each (design: Data), on demand, restorable to any second, kept when the stack goes. */
export class Tables extends Construct {
  readonly users: Table;
  readonly exercises: Table;
  readonly results: Table;
  readonly lessons: Table;
  readonly quotas: Table;
  readonly classes: Table;
  readonly shares: Table;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.users = this.table("UsersTable", {
      partitionKey: text("uid"),
      // Only a deleted account's tombstone has one.
      timeToLiveAttribute: "expiresAt",
    });

    this.exercises = this.table("ExercisesTable", { partitionKey: text("assignment_id") });
    this.exercises.addGlobalSecondaryIndex({
      indexName: "byOwner",
      partitionKey: text("ownerId"),
      sortKey: text("assignment_id"),
    });

    this.results = this.table("ResultsTable", {
      partitionKey: text("assignment_id"),
      sortKey: text("attempt"),
      // An attempt that nobody has finished has an early one, a result one by the school's setting.
      timeToLiveAttribute: "expiresAt",
    });
    const byStart = {
      sortKey: { name: "startedAt", type: AttributeType.NUMBER },
      projectionType: ProjectionType.INCLUDE,
    };
    // A local one can be read consistently: a teacher sees the result that was saved a moment ago. It can only be made with
    // its table: changing it later would put an empty table in the place of this one.
    this.results.addLocalSecondaryIndex({
      indexName: "byStart",
      ...byStart,
      nonKeyAttributes: listedOfResults,
    });
    this.results.addGlobalSecondaryIndex({
      indexName: "byStudent",
      partitionKey: text("uid"),
      ...byStart,
      nonKeyAttributes: listedOfResults.filter((name) => name !== "uid"),
    });
    // Only what was begun by a class's link has these keys, and so stands in it.
    this.results.addGlobalSecondaryIndex({
      indexName: "byClass",
      partitionKey: text("schoolClassId"),
      sortKey: text("placeId"),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: listedOfClasses,
    });

    // Only what was flagged has these keys.
    this.results.addGlobalSecondaryIndex({
      indexName: "byFlag",
      partitionKey: text("flagBox"),
      sortKey: { name: "flaggedAt", type: AttributeType.NUMBER },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: listedOfFlags,
    });

    this.lessons = this.table("LessonsTable", {
      partitionKey: text("uid"),
      sortKey: text("assignmentId"),
      timeToLiveAttribute: "expiresAt",
    });
    this.quotas = this.table("QuotasTable", {
      partitionKey: text("counter"),
      timeToLiveAttribute: "expiresAt",
    });

    this.classes = this.table("ClassesTable", { partitionKey: text("classId") });
    this.classes.addGlobalSecondaryIndex({
      indexName: "byTeacher",
      partitionKey: text("ownerId"),
      sortKey: text("classId"),
    });

    this.shares = this.table("SharesTable", { partitionKey: text("uid"), sortKey: text("shared") });
  }

  private table(logicalId: string, props: TableProps): Table {
    const table = new Table(this, logicalId, {
      ...props,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    keepLogicalId(table, logicalId);
    return table;
  }
}
