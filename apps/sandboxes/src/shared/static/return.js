document.querySelector("form[data-return]")?.requestSubmit();
