/** Lets so many do something at once; the others wait for their turn, first come, first served. */
export interface Turns {
  /** Waits for a turn; what it answers ends it, once. */
  take(): Promise<() => void>;
}

export function createTurns(most: number): Turns {
  const line: (() => void)[] = [];
  let taken = 0;

  function leave(): void {
    const next = line.shift();
    if (next === undefined) taken -= 1;
    else next();
  }

  return {
    async take() {
      if (taken < most) taken += 1;
      else await new Promise<void>((resolve) => line.push(resolve));
      let isMine = true;
      return () => {
        if (isMine) leave();
        isMine = false;
      };
    },
  };
}
