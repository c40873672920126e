import { randomInt, randomUUID } from "node:crypto";
import { Exception } from "../exception.ts";
import { isPassword, type Owner, secretOf } from "./srp.ts";
import type { Member, State } from "./state.ts";

/** What a pool asks of a password, as AWS::Cognito::UserPool has it. */
export type PasswordPolicy = {
  MinimumLength: number;
  RequireLowercase: boolean;
  RequireNumbers: boolean;
  RequireSymbols: boolean;
  RequireUppercase: boolean;
};

const shortcoming = (password: string, policy: PasswordPolicy): string | undefined => {
  if (password.length < policy.MinimumLength) return "Password not long enough";
  if (policy.RequireLowercase && !/[a-z]/.test(password)) return "Password must have lowercase characters";
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) return "Password must have uppercase characters";
  if (policy.RequireNumbers && !/\d/.test(password)) return "Password must have numeric characters";
  if (policy.RequireSymbols && !/[^A-Za-z0-9]/.test(password)) return "Password must have symbol characters";
  return undefined;
};

/** The people of a pool. What is changed here is not saved here. */
export type Members = {
  /** By id, by user name, or by the address of an account with a password. Undefined where there is nobody. */
  find(name: string): Member | undefined;
  /** Everybody who has exactly this address, with a password or by another provider. */
  withAddress(address: string): Member[];
  /** The name as the pool compares it: two spellings of one address are the same. */
  sameName(name: string): string;
  /** A member whom nobody can find yet. Throws `InvalidPasswordException`. */
  create(attributes: Readonly<Record<string, string>>, password: string): Member;
  /** Lets a new one in. Throws `UsernameExistsException`. */
  add(member: Member): void;
  remove(member: Member): void;
  /** Those whom another provider vouches for: all, one by address, and one whom nobody can find yet. */
  allFederated(): { email: string; name: string }[];
  federated(email: string): Member | undefined;
  createFederated(attributes: Readonly<Record<string, string>>): Member;
  addFederated(member: Member): void;
  /** Throws `InvalidPasswordException` for a password that the pool does not take. */
  checkPolicy(password: string): void;
  hasPassword(member: Member, password: string): boolean;
  /** Throws `InvalidPasswordException`. */
  setPassword(member: Member, password: string): void;
  /** Whose a password is, to SRP. */
  owner(sub: string): Owner;
};

/** Opens the list. `pool` is the pool's name, its id after the underscore. */
export const membersOf = (
  pool: string,
  { passwordPolicy, isCaseSensitive }: { passwordPolicy: PasswordPolicy; isCaseSensitive: boolean },
  all: State["userPool"]["members"],
): Members => {
  const owner = (sub: string): Owner => ({ pool, sub });
  const sameName = (name: string): string => (isCaseSensitive ? name : name.toLowerCase());
  const find = (name: string): Member | undefined =>
    Object.values(all).find(
      ({ sub, federatedAs, attributes }) =>
        sub === name ||
        (federatedAs === undefined
          ? sameName(attributes.email ?? "") === sameName(name)
          : federatedAs === name),
    );
  const federated = () => Object.values(all).filter(({ federatedAs }) => federatedAs !== undefined);
  const checkPolicy = (password: string): void => {
    const problem = shortcoming(password, passwordPolicy);
    if (problem)
      throw new Exception("InvalidPasswordException", `Password did not conform with policy: ${problem}`);
  };
  const newSecret = (sub: string, password: string) => {
    checkPolicy(password);
    return secretOf(owner(sub), password);
  };
  return {
    find,
    withAddress: (address) => Object.values(all).filter(({ attributes }) => attributes.email === address),
    sameName,
    owner,
    create: (attributes, password) => {
      const sub = randomUUID();
      const secret = newSecret(sub, password);
      return {
        sub,
        secret,
        attributes: { ...attributes },
        isConfirmed: false,
        createdAt: Date.now(),
        codes: {},
      };
    },
    add: (member) => {
      if (find(member.attributes.email ?? ""))
        throw new Exception("UsernameExistsException", "User already exists");
      all[member.sub] = member;
    },
    allFederated: () => federated().map(({ attributes: { email = "", name = "" } }) => ({ email, name })),
    federated: (email) =>
      federated().find(({ attributes }) => sameName(attributes.email ?? "") === sameName(email)),
    createFederated: (attributes) => {
      const sub = randomUUID();
      return {
        sub,
        // Nobody knows it.
        secret: secretOf(owner(sub), randomUUID()),
        attributes: { ...attributes },
        isConfirmed: true,
        createdAt: Date.now(),
        federatedAs: `google_${randomInt(10 ** 12)}`,
        codes: {},
      };
    },
    addFederated: (member) => {
      all[member.sub] = member;
    },
    remove: ({ sub }) => {
      delete all[sub];
    },
    checkPolicy,
    hasPassword: ({ sub, secret }, password) => isPassword(owner(sub), secret, password),
    setPassword: (member, password) => {
      member.secret = newSecret(member.sub, password);
    },
  };
};
