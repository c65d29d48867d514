import { Client } from "pg";

/** Creates a database with a name of its own, a copy of `template` when one is given, and returns the name. */
export async function createDatabase(serverUrl: string, template = "template0"): Promise<string> {
  const name = `parution_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await run(serverUrl, `create database ${name} template ${template} encoding 'UTF8'`);
  return name;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `drop database if exists ${name} with (force)`);
}

/** The address of one database of a server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
