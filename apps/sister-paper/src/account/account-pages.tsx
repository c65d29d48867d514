import { Button } from "@parution/kit/button";
import { PageHeader } from "@parution/kit/page-layout";
import type { IsoDate } from "@parution/kit/publication-calendar";
import { Stack } from "@parution/kit/stack";
import { Text } from "@parution/kit/text";
import { useState } from "react";
import { CalendarWithPrice } from "../blocks/calendar-with-price/calendar-with-price";
import { type AdFilters, ListWithFilters } from "../blocks/list-with-filters/list-with-filters";
import { Login } from "../blocks/login/login";
import { OrderForm } from "../blocks/order-form/order-form";
import { type Issues, issuesFrom } from "../rules/issues.ts";
import { ads, issuesToOrder, newspaperOf, priceOf, signIn } from "./account-data.ts";

interface PageProps {
  language: "fr" | "ar";
  now: number;
  issues: Issues;
}

function LoginPage({ language, onSignedIn }: PageProps & { onSignedIn: () => void }) {
  return (
    <Login
      language={language}
      onSubmit={async (credentials) => {
        const errors = await signIn(credentials);
        if (!errors) onSignedIn();
        return errors;
      }}
      forgottenHref="#forgotten"
      registerHref="#register"
    />
  );
}

function AdsPage({ language, issues }: PageProps) {
  const [filters, setFilters] = useState<AdFilters>({
    period: { start: null, end: null },
    status: "",
  });
  const { start, end } = filters.period;
  const found = ads.filter(
    ({ day, status }) =>
      (filters.status === "" || status === filters.status) &&
      (start === null || day >= start) &&
      (end === null || day <= end),
  );
  return (
    <ListWithFilters
      language={language}
      today={issues.today}
      filters={filters}
      onFilter={setFilters}
      result={{ ads: found, total: found.length, page: 1, pages: 1 }}
      onRetry={() => setFilters(filters)}
      hrefFor={(page) => `#${page}`}
    />
  );
}

function DatesPage({ language, now, issues }: PageProps) {
  const [days, setDays] = useState<IsoDate[]>([]);
  const [open] = useState(() => issuesToOrder(issues));
  return (
    <Stack gap="lg">
      <PageHeader title="Prolonger une annonce" />
      <CalendarWithPrice
        language={language}
        issues={open}
        now={now}
        value={days}
        onChange={setDays}
      >
        <Button variant="primary">Continuer</Button>
      </CalendarWithPrice>
    </Stack>
  );
}

function OrderPage({ language, issues }: PageProps) {
  const [newspapers] = useState(() => [newspaperOf(issues)]);
  const [total, setTotal] = useState<number>();
  return (
    <Stack>
      {total !== undefined && <Text role="status">Commande reçue : {total / 100} DH</Text>}
      <OrderForm
        language={language}
        newspapers={newspapers}
        today={issues.today}
        priceOf={priceOf}
        onSubmit={async (order) => {
          if (order.text.includes("gratuit")) return { text: "Ce mot n'est pas accepté." };
          setTotal(priceOf(order, 3).total);
          return undefined;
        }}
      />
    </Stack>
  );
}

/** An advertiser's pages, each a block that `parution add` wrote: the login leads to the list. */
export function AccountPages({ language, now }: Omit<PageProps, "issues">) {
  const [page, setPage] = useState(location.hash.slice(1));
  const [issues] = useState(() => issuesFrom(now));
  const given = { language, now, issues };
  return (
    <main>
      {page === "" && <LoginPage {...given} onSignedIn={() => setPage("ads")} />}
      {page === "ads" && <AdsPage {...given} />}
      {page === "dates" && <DatesPage {...given} />}
      {page === "order" && <OrderPage {...given} />}
    </main>
  );
}
