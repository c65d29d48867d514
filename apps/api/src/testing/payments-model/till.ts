/** Balances and debt of an account, computed apart from the ledger by plain sums. */
export interface Till {
  balance: number;
  freeBalance: number;
  owed: number;
}

/** Amounts that one order has taken so far, by source. */
export interface Bill {
  price: number;
  fromBalance: number;
  fromFree: number;
  owed: number;
  /** Amount received from a provider. */
  brought: number;
}

export const newBill = (): Bill => ({ price: 0, fromBalance: 0, fromFree: 0, owed: 0, brought: 0 });

/** Takes `amount` from the account, gifts first; false when it has too little. */
export function take(till: Till, bill: Bill, amount: number): boolean {
  if (till.balance + till.freeBalance < amount) return false;
  const free = Math.min(till.freeBalance, amount);
  till.freeBalance -= free;
  till.balance -= amount - free;
  bill.fromFree += free;
  bill.fromBalance += amount - free;
  bill.price += amount;
  return true;
}

export function owe(till: Till, bill: Bill, amount: number): void {
  till.owed += amount;
  bill.owed += amount;
  bill.price += amount;
}

/** A provider brings money for an order of this price; the rest is the account's. */
export function bring(till: Till, bill: Bill, price: number, surplus: number): void {
  till.balance += surplus;
  bill.brought += price;
  bill.price += price;
}

/** Gives back centime by centime: debts first, then money, gifts last. */
export function giveChange(till: Till, bill: Bill, amount: number): void {
  bill.price -= amount;
  for (let left = amount; left > 0; left -= 1) {
    if (bill.owed > 0) {
      bill.owed -= 1;
      // A debt that was paid meanwhile is given back as money.
      if (till.owed > 0) till.owed -= 1;
      else till.balance += 1;
    } else if (bill.brought + bill.fromBalance > 0) {
      if (bill.brought > 0) bill.brought -= 1;
      else bill.fromBalance -= 1;
      till.balance += 1;
    } else {
      bill.fromFree -= 1;
      till.freeBalance += 1;
    }
  }
}
